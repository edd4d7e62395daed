import { configure } from '@testing-library/dom';
import './dates';

// What is announced is on the screen, too.
configure( { defaultIgnore: 'script, style, .a11y-speak-region' } );

/** What @wordpress/components asks of a browser and jsdom does not have. */
window.matchMedia = ( media ) =>
	( {
		matches: false,
		media,
		onchange: null,
		addEventListener: () => undefined,
		removeEventListener: () => undefined,
		addListener: () => undefined,
		removeListener: () => undefined,
		dispatchEvent: () => false,
	} ) satisfies MediaQueryList;

window.scrollTo = () => undefined;

/** jsdom lays nothing out, so there is nothing to scroll to. */
Element.prototype.scrollIntoView ??= () => undefined;
