// `npm run bench [rounds]` compares the composed site with one bundle, `npm run bench api [rounds]` measures calls.
if (process.argv[2] === 'api') await import('./bench-api.ts');
else await import('./bench-composition.ts');

export {};
