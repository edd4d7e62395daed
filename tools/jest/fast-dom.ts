/**
 * To find a role by its name, Testing Library asks elements for their labels and styles. For the labels of one field, jsdom walks through the
 * document for each label in it; for a style, it copies each declaration. In a test that opens a screen that is more than half of the time.
 * Here both come to the same with less work.
 */

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

/** Styles are computed once until anything changes in the document. */
function keepStyles(): void {
	const compute = window.getComputedStyle.bind( window );
	let kept = new WeakMap< Element, CSSStyleDeclaration >();
	const forget = () => {
		kept = new WeakMap();
	};
	const changes = new MutationObserver( forget );
	changes.observe( document, {
		attributes: true,
		characterData: true,
		childList: true,
		subtree: true,
	} );
	window.getComputedStyle = ( element, pseudo ) => {
		// What changes elsewhere is not observed.
		if ( pseudo || element.getRootNode() !== document ) {
			return compute( element, pseudo );
		}
		if ( changes.takeRecords().length > 0 ) {
			forget();
		}
		const style = kept.get( element ) ?? compute( element );
		kept.set( element, style );
		return style;
	};
}

export function speedUpDom(): void {
	replaceLabels();
	keepStyles();
}
