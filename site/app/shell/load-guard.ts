/**
 * Runs before anything else: if a script of the page itself cannot be loaded, the page reloads once.
 * Plain text, because it must work when modules do not. The marker is the one of page-chunks.ts.
 * A page that is come to anew, not come back to, is laid out from above (`data-first-page`, lay-out-below.ts).
 * Once the page has loaded it stands back: a part that fails later must not stop the sound by a reload.
 */
export const loadGuard = `(function(){try{if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')document.documentElement.setAttribute('data-first-page','')}catch(_){}var own=new AbortController;addEventListener('load',function(){own.abort()});addEventListener('error',function(e){var t=e.target;if(!t||t.tagName!=='SCRIPT'&&!(t.tagName==='LINK'&&t.rel==='modulepreload'))return;try{var k='longwave-reloaded',n=Date.now();if(n-Number(sessionStorage.getItem(k)||0)<1e4)return;sessionStorage.setItem(k,n);location.reload()}catch(_){}},{capture:true,signal:own.signal})})()`;
