// Safari of the promise (16.4) has none of these, and the check of the built files cannot tell them from members of the same name.
// A test that needs one fails here, as the page would there.
Reflect.deleteProperty(URLSearchParams.prototype, 'size');
