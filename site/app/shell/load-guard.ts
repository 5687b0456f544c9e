/**
 * Runs before anything else: if a script of the page itself cannot be loaded, the page reloads once.
 * Plain text, because it must work when modules do not. The marker is the one of page-chunks.ts.
 */
export const loadGuard = `addEventListener('error',function(e){var t=e.target;if(!t||t.tagName!=='SCRIPT'&&!(t.tagName==='LINK'&&t.rel==='modulepreload'))return;if(t.dataset.ahead)return;try{var k='longwave-reloaded',n=Date.now();if(n-Number(sessionStorage.getItem(k)||0)<1e4)return;sessionStorage.setItem(k,n);location.reload()}catch(_){}},true)`;
