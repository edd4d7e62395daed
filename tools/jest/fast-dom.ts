/**
 * To find a role by its name, Testing Library asks elements for their labels and styles. For the labels of one field, jsdom walks through the
 * document for each label in it; for a style, it copies each declaration. In a test that opens a screen that is more than half of the time.
 * Here both come to the same with less work.
 */

import { LazyStyles } from './lazy-style';

const LABELABLE = [
	'HTMLButtonElement',
	'HTMLInputElement',
	'HTMLMeterElement',
	'HTMLOutputElement',
	'HTMLProgressElement',
	'HTMLSelectElement',
	'HTMLTextAreaElement',
] as const;

/** The labels of a field in the order of the document, of which only those that can be its own are looked at; null if it can have none. */
function labelsOf( field: Element ): HTMLLabelElement[] | null {
	if ( field instanceof HTMLInputElement && field.type === 'hidden' ) {
		return null;
	}
	const root = field.getRootNode() as ParentNode;
	const id = field.id.replace( /["\\]/g, '\\$&' );
	const own = new Set< HTMLLabelElement >(
		id ? root.querySelectorAll( `label[for="${ id }"]` ) : []
	);
	let around = field.closest( 'label' );
	while ( around ) {
		own.add( around );
		around = around.parentElement?.closest( 'label' ) ?? null;
	}
	own.forEach( ( label ) => {
		if ( label.control !== field ) {
			own.delete( label );
		}
	} );
	return own.size > 1
		? [ ...root.querySelectorAll( 'label' ) ].filter( ( label ) =>
				own.has( label )
			)
		: [ ...own ];
}

function replaceLabels(): void {
	for ( const name of LABELABLE ) {
		Object.defineProperty( window[ name ].prototype, 'labels', {
			configurable: true,
			enumerable: true,
			get( this: Element ) {
				return labelsOf( this );
			},
		} );
	}
}

/** Styles are looked up once until anything changes in the document. */
function keepStyles(): void {
	const compute = window.getComputedStyle.bind( window );
	const styles = new LazyStyles( compute );
	let kept = new WeakMap< Element, CSSStyleDeclaration >();
	const forget = () => {
		kept = new WeakMap();
		styles.outdate();
	};
	const changes = new MutationObserver( forget );
	changes.observe( document, {
		attributes: true,
		characterData: true,
		childList: true,
		subtree: true,
	} );
	const styleOf = ( element: Element ): CSSStyleDeclaration => {
		// What changes elsewhere is not observed.
		if ( element.getRootNode() !== document ) {
			return styles.of( element, styleOf );
		}
		const style = kept.get( element ) ?? styles.of( element, styleOf );
		kept.set( element, style );
		return style;
	};
	window.getComputedStyle = ( element, pseudo ) => {
		if ( pseudo || element.ownerDocument !== document ) {
			return compute( element, pseudo );
		}
		if ( changes.takeRecords().length > 0 ) {
			forget();
		}
		return styleOf( element );
	};
}

export function speedUpDom(): void {
	replaceLabels();
	keepStyles();
}
