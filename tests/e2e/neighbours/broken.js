/** A page where much is wrong before we come. */
window.onerror = () => {
	throw new Error( 'their handler of errors is broken, too' );
};
window.addEventListener( 'error', ( event ) =>
	event.stopImmediatePropagation()
);
Object.prototype.theirs = () => 'on every object';
Array.prototype.theirs = () => 'on every list';
window.wp = {};
window.userfeedback = undefined;
window.jQuery = undefined;
// Analytics that wrap fetch and look at everything.
const { fetch } = window;
window.fetch = ( ...request ) => {
	setTimeout( () => {
		throw new Error( 'their analytics' );
	} );
	return fetch( ...request );
};
setTimeout( () => {
	throw new Error( 'theirs, later' );
}, 50 );
throw new Error( 'theirs, at once' );
