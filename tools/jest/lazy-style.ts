/**
 * Computed styles whose usual properties are looked up one at a time. For any property, jsdom matches every rule of every style sheet and copies all
 * declarations; Testing Library only asks whether an element is displayed, and only a few rules say so. Other properties come from jsdom.
 */

/** Property → its value where no rule sets it; undefined if it is not inherited. */
const INITIAL = {
	display: undefined,
	opacity: undefined,
	visibility: 'visible',
	'pointer-events': 'auto',
} as const;

type Property = keyof typeof INITIAL;

const PROPERTIES = Object.keys( INITIAL ) as Property[];

/** Name in a script or a style sheet → property. */
const NAMES: ReadonlyMap< PropertyKey, Property > = new Map( [
	...PROPERTIES.map( ( name ) => [ name, name ] as const ),
	[ 'pointerEvents', 'pointer-events' ],
] );

/** A selector of a rule that sets a property. */
interface Declaration {
	selector: string;
	property: Property;
	value: string;
}

/** Of the declarations that apply, the one with the highest order wins: jsdom knows no specificity. */
interface Ordered extends Declaration {
	order: number;
}

/** Declarations by what an element needs to match them at all. */
class Cascade {
	private readonly byTag = new Map< string, Ordered[] >();
	private readonly byClass = new Map< string, Ordered[] >();
	private readonly others: Ordered[] = [];

	private size = 0;

	/** Adds a declaration after all others. */
	add( added: Declaration ): void {
		const declaration = { ...added, order: ++this.size };
		const [ , dot, name = '' ] =
			/^(\.?)([\w-]+)$/.exec( declaration.selector ) ?? [];
		if ( ! name ) {
			this.others.push( declaration );
			return;
		}
		const index = dot ? this.byClass : this.byTag;
		index.set( name, [ ...( index.get( name ) ?? [] ), declaration ] );
	}

	/** The last declaration that applies to an element. */
	find( element: Element, property: Property ): Declaration | undefined {
		let last: Ordered | undefined;
		const consider = ( found: Ordered ) => {
			if (
				found.property === property &&
				( ! last || found.order > last.order )
			) {
				last = found;
			}
		};
		this.byTag.get( element.localName )?.forEach( consider );
		for ( const name of element.classList ) {
			this.byClass.get( name )?.forEach( consider );
		}
		for ( const other of this.others ) {
			if (
				other.property === property &&
				( ! last || other.order > last.order ) &&
				matches( element, other.selector )
			) {
				last = other;
			}
		}
		return last;
	}
}

function matches( element: Element, selector: string ): boolean {
	try {
		return element.matches( selector );
	} catch {
		return false;
	}
}

/** The selectors of a list, in one piece if a comma may be part of one of them. */
const selectorsOf = ( list: string ): string[] =>
	/[(["\\]/.test( list )
		? [ list ]
		: list.split( ',' ).map( ( selector ) => selector.trim() );

/** The rules that jsdom applies. */
const rulesOf = ( { cssRules }: CSSStyleSheet ): CSSStyleRule[] =>
	[ ...cssRules ].flatMap( ( rule ) => {
		if ( 'media' in rule ) {
			const { media, cssRules: inner } = rule as CSSMediaRule;
			return Array.from( media ).includes( 'screen' )
				? ( [ ...inner ] as CSSStyleRule[] )
				: [];
		}
		return 'selectorText' in rule ? [ rule as CSSStyleRule ] : [];
	} );

/** The declarations of a style sheet in its order. */
function declarationsOf( sheet: CSSStyleSheet ): Declaration[] {
	// Brings values into the form that they have in computed styles.
	const { style } = document.createElement( 'i' );
	return rulesOf( sheet ).flatMap( ( rule ) =>
		PROPERTIES.flatMap( ( property ) => {
			const raw = rule.style.getPropertyValue( property );
			style.setProperty( property, '' );
			style.setProperty( property, raw );
			const value = style.getPropertyValue( property );
			return value
				? selectorsOf( rule.selectorText ).map( ( selector ) => ( {
						selector,
						property,
						value,
					} ) )
				: [];
		} )
	);
}

/** The style sheet of jsdom itself. */
const defaultSheet = (): CSSStyleSheet =>
	require( 'rrweb-cssom' ).parse(
		require( 'jsdom/lib/jsdom/browser/default-stylesheet' )
	);

export class LazyStyles {
	private declarations = new WeakMap< CSSStyleSheet, Declaration[] >();
	private sheets: CSSStyleSheet[] = [];
	private sizes: number[] = [];
	private isOutdated = true;
	private cascade: Cascade | undefined;
	private base: CSSStyleSheet | undefined;

	/** @param compute The function of jsdom. */
	constructor(
		private readonly compute: ( element: Element ) => CSSStyleDeclaration
	) {}

	/** Something changed in the document: before the next look-up, other style sheets and rules are looked for. */
	outdate(): void {
		this.isOutdated = true;
	}

	/** The style of an element; what was looked up is kept in it. */
	of(
		element: Element,
		parent: ( element: Element ) => CSSStyleDeclaration
	): CSSStyleDeclaration {
		let all: CSSStyleDeclaration | undefined;
		const full = () => ( all ??= this.compute( element ) );
		const known: Partial< Record< Property, string > > = {};
		const value = ( property: Property ) =>
			( known[ property ] ??= this.look( element, property, parent ) );
		const getPropertyValue = ( name: string ) => {
			const property = NAMES.get( name );
			return property
				? value( property )
				: full().getPropertyValue( name );
		};
		return new Proxy( {} as CSSStyleDeclaration, {
			get: ( _, key ) => {
				const property = NAMES.get( key );
				if ( property ) {
					return value( property );
				}
				if ( key === 'getPropertyValue' ) {
					return getPropertyValue;
				}
				const other: unknown = Reflect.get( full(), key );
				return typeof other === 'function'
					? other.bind( full() )
					: other;
			},
			has: ( _, key ) => Reflect.has( full(), key ),
			getPrototypeOf: () => Reflect.getPrototypeOf( full() ),
		} );
	}

	private look(
		element: Element,
		property: Property,
		parent: ( element: Element ) => CSSStyleDeclaration
	): string {
		const { style } = element as HTMLElement;
		const own = style?.getPropertyValue( property ) ?? '';
		const specified =
			own || ( this.rules().find( element, property )?.value ?? '' );
		const cascaded = specified === 'unset' ? '' : specified;
		const initial = INITIAL[ property ];
		if ( cascaded || initial === undefined ) {
			return cascaded;
		}
		return element.parentElement
			? parent( element.parentElement ).getPropertyValue( property )
			: initial;
	}

	private lookForSheets(): void {
		const sheets = [ ...document.styleSheets ];
		const sizes = sheets.map( ( { cssRules } ) => cssRules.length );
		if (
			sheets.length !== this.sheets.length ||
			sheets.some( ( sheet, index ) => sheet !== this.sheets[ index ] )
		) {
			this.cascade = undefined;
		} else if ( sizes.some( ( size, i ) => size !== this.sizes[ i ] ) ) {
			this.cascade = undefined;
			this.declarations = new WeakMap();
		}
		this.sheets = sheets;
		this.sizes = sizes;
		this.isOutdated = false;
	}

	private rules(): Cascade {
		if ( this.isOutdated ) {
			this.lookForSheets();
		}
		if ( ! this.cascade ) {
			this.cascade = new Cascade();
			this.base ??= defaultSheet();
			for ( const sheet of [ this.base, ...this.sheets ] ) {
				const found =
					this.declarations.get( sheet ) ?? declarationsOf( sheet );
				this.declarations.set( sheet, found );
				found.forEach( ( declaration ) =>
					this.cascade?.add( declaration )
				);
			}
		}
		return this.cascade;
	}
}
