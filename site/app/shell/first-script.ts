/**
 * The first script of the page. It is plain text, because it must work when modules fail:
 * - On a page without a hash that was opened anew, not by reload, Back or Forward, it sets `data-first-page`
 *   (lay-out-offscreen.ts).
 * - It stores the last press on a button, in case the button is not interactive yet (browser/early-press.ts).
 * - If a script of the page cannot be loaded, it reloads the page once and stores this under the key of page-code.ts.
 *   After the load event it no longer does that, because a reload would stop the sound.
 */
export const firstScript = `(function(){try{if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')document.documentElement.setAttribute('data-first-page','')}catch(_){}addEventListener('click',function(e){window.pressedButton=e.target.closest&&e.target.closest('button[type=button]')},true);var own=new AbortController;addEventListener('load',function(){own.abort()});addEventListener('error',function(e){var t=e.target;if(!t||t.tagName!=='SCRIPT'&&!(t.tagName==='LINK'&&t.rel==='modulepreload'))return;try{var k='longwave-reloaded',n=Date.now();if(n-Number(sessionStorage.getItem(k)||0)<1e4)return;sessionStorage.setItem(k,n);location.reload()}catch(_){}},{capture:true,signal:own.signal})})()`;
