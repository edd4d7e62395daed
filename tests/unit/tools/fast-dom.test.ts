/* What tools/jest/fast-dom.ts replaces, by what HTML and CSS say. */

const display = ( element: Element ) =>
	window.getComputedStyle( element ).display;

beforeEach( () => {
	document.head.innerHTML = '';
	document.body.innerHTML = '';
} );

describe( 'labels', () => {
	const HTML = `
		<label id="1" for="a">A</label>
		<label id="2">Around <input id="a"> and <input id="b"></label>
		<label id="3" for="b">B</label>
		<label id="4" for="b">B again</label>
		<label id="5" for="">Nothing <input id="c"></label>
		<label id="6" for="a">For another than it is around <button id="d"></button></label>
		<label id="7"><label id="8"><select id="e"></select></label></label>
		<label id="9" for="twice">Twice</label><output id="twice"></output><meter id="twice"></meter>
		<label id="10" for="p">Not labelable</label><p id="p"></p><progress id="p"></progress>
		<label id="11" for="h">Hidden</label><input id="h" type="hidden">
		<label id="12" for='q"\\]'>Quoted</label><textarea id='q"\\]'></textarea>
		<label id="13" for="z">Before <input id="z"></label>
		<input>`;
	const FIELDS = 'button, input, meter, output, progress, select, textarea';

	/** The labels of a field by the definition: each of which it is the labeled control. */
	const wanted = ( root: ParentNode, field: Element ) =>
		[ ...root.querySelectorAll( 'label' ) ]
			.filter( ( { control } ) => control === field )
			.map( ( { id } ) => id );

	const found = ( field: Element ) => {
		const { labels } = field as HTMLInputElement;
		return labels && [ ...labels ].map( ( { id } ) => id );
	};

	it.each( [ 'in the document', 'in a shadow tree', 'in no document' ] )(
		'are those whose control is the field, in their order: %s',
		( place ) => {
			const outer = document.createElement( 'div' );
			const root =
				place === 'in a shadow tree'
					? outer.attachShadow( { mode: 'open' } )
					: outer;
			if ( place !== 'in no document' ) {
				document.body.append( outer );
			}
			root.innerHTML = HTML;
			const fields = [ ...root.querySelectorAll( FIELDS ) ];
			expect( fields ).toHaveLength( 12 );
			for ( const field of fields ) {
				expect( found( field ) ).toEqual(
					field.matches( '[type=hidden]' )
						? null
						: wanted( root, field )
				);
			}
			expect( fields.map( found ) ).toEqual(
				expect.arrayContaining( [
					[ '1', '2', '6' ],
					[ '3', '4' ],
					[ '7', '8' ],
					[],
				] )
			);
		}
	);

	it( 'follow changes', () => {
		document.body.innerHTML = '<label for="a">A</label><input id="a">';
		const field = document.querySelector( 'input' )!;
		expect( field.labels ).toHaveLength( 1 );
		field.id = 'b';
		expect( field.labels ).toHaveLength( 0 );
		document.querySelector( 'label' )!.htmlFor = 'b';
		expect( field.labels ).toHaveLength( 1 );
		field.type = 'hidden';
		expect( field.labels ).toBeNull();
	} );
} );

describe( 'styles', () => {
	const CHANGES: [ string, () => void ][] = [
		[
			'a style sheet',
			() =>
				document.head.append(
					Object.assign( document.createElement( 'style' ), {
						textContent: 'p { display: none; }',
					} )
				),
		],
		[
			'a rule of a style sheet',
			() => {
				const [ sheet ] = document.styleSheets;
				sheet!.insertRule( 'p { display: none; }' );
				document.body.append( '' );
			},
		],
		[
			'text of a style sheet',
			() => {
				document.querySelector( 'style' )!.textContent =
					'p { display: none; }';
			},
		],
		[
			'a class',
			() => document.querySelector( 'p' )!.classList.add( 'off' ),
		],
		[
			'a class of an element around it',
			() => document.querySelector( 'div' )!.classList.add( 'is-off' ),
		],
		[
			'a style',
			() => {
				document.querySelector( 'p' )!.style.display = 'none';
			},
		],
		[
			'the hidden attribute',
			() => {
				document.querySelector( 'p' )!.hidden = true;
			},
		],
		[
			'its place',
			() => {
				const around = document.createElement( 'div' );
				around.className = 'is-off';
				document.body.append( around );
				around.append( document.querySelector( 'p' )! );
			},
		],
	];

	it.each( CHANGES )( 'follow a change of %s at once', ( _, change ) => {
		document.head.innerHTML =
			'<style>.off, .is-off p { display: none; }</style>';
		document.body.innerHTML = '<div><p>Text</p></div>';
		const element = document.querySelector( 'p' )!;
		expect( display( element ) ).toBe( 'block' );
		expect( display( element ) ).toBe( 'block' );
		change();
		expect( display( element ) ).toBe( 'none' );
		expect( element ).not.toBeVisible();
	} );

	it( 'follow a change after one that was announced', async () => {
		document.body.innerHTML = '<p>Text</p>';
		const element = document.querySelector( 'p' )!;
		element.hidden = true;
		await Promise.resolve();
		expect( display( element ) ).toBe( 'none' );
		element.hidden = false;
		expect( display( element ) ).toBe( 'block' );
	} );

	const MANY = `
		<style>
			.a { display: flex; opacity: 0.50; }
			p.b, span { display: grid; }
			.a { display: inline; }
			[data-x="1,2"], .c > * { visibility: hidden; }
			@media screen { .d { display: none; pointer-events: none; } }
			@media print { .e { display: none; } }
			.f { display: unset; visibility: unset; }
			.g { visibility: collapse; } .g > .h { visibility: visible; }
			p:unknown { display: none; }
			@font-face { font-family: x; }
		</style>
		<p class="a"></p><p class="b a"></p><span></span><span class="a b"></span>
		<div class="c"><i data-x="1,2"><b></b></i></div><p class="d"><u></u></p><p class="e"></p>
		<p class="f"></p><div class="g"><i><b></b></i><i class="h"><b></b></i></div>
		<p style="display: contents; visibility: hidden; opacity: 0"><i style="visibility: visible"></i></p>
		<p hidden></p><input type="hidden"><details><summary></summary><p></p></details>
		<dialog></dialog><dialog open></dialog><template></template><svg><g><a></a></g></svg>
		<table><tbody><tr><td></td></tr></tbody></table><ul><li></li></ul><script></script><audio></audio>`;

	it.each( [ 'in the document', 'in a shadow tree', 'in no document' ] )(
		'have the same values as in jsdom: %s',
		( place ) => {
			document.head.innerHTML = MANY;
			const outer = document.createElement( 'div' );
			outer.className = 'c';
			const root =
				place === 'in a shadow tree'
					? outer.attachShadow( { mode: 'open' } )
					: outer;
			root.innerHTML = MANY;
			if ( place !== 'in no document' ) {
				document.body.append( outer );
			}
			const elements = [ ...root.querySelectorAll( '*' ) ];
			// A frame has a window of its own, in which nothing is replaced.
			const frame = document.createElement( 'iframe' );
			document.body.append( frame );
			const jsdom = frame.contentWindow!;
			expect( elements ).toHaveLength( 38 );
			const values = ( {
				display: shown,
				opacity,
				visibility,
				pointerEvents,
				color,
			}: CSSStyleDeclaration ) => [
				shown,
				opacity,
				visibility,
				pointerEvents,
				color,
			];
			for ( const element of elements ) {
				const style = window.getComputedStyle( element );
				const original = jsdom.getComputedStyle( element );
				expect( [ element.outerHTML, ...values( style ) ] ).toEqual( [
					element.outerHTML,
					...values( original ),
				] );
				expect( style.getPropertyValue( 'pointer-events' ) ).toBe(
					original.getPropertyValue( 'pointer-events' )
				);
			}
		}
	);
} );
