import {
	elementAt,
	elementFinder,
	MAX_PATH,
	MAX_SIBLINGS,
	placeOf,
} from '@/lib/element-path';

const pathOf = ( element: Element ) => placeOf( element ).path;

const find = ( selector: string ) => document.querySelector( selector )!;

/** Where a path leads after the page has changed. */
function after( selector: string, change: () => void ): Element | null {
	const path = pathOf( find( selector ) );
	change();
	return elementAt( document, path );
}

beforeEach( () => {
	document.body.className = 'home page-id-12 logged-in';
	document.body.innerHTML = `
		<header class="site-header"><nav class="menu"><ul>
			<li class="menu-item-17 item"><a href="/a">A</a></li>
			<li class="item current-menu-item is-open"><a id="second" href="/b">B</a></li>
			<li class="item"><a class="third" href="/c">C</a></li>
		</ul></nav></header>
		<main class="content" id="post-12345">
			<div data-userfeedback-block="0a1b2c3d"><p class="one">One <a class="more" href="/1">more</a></p></div>
			<div data-userfeedback-block="ffffffff"><p class="two">Two <a class="next" href="/2">more</a></p></div>
			<ul class="cards">
				<li data-userfeedback-block="11111111"><a class="first-card" href="/3">Same</a></li>
				<li data-userfeedback-block="11111111"><a class="second-card" href="/3">Same</a></li>
			</ul>
			<svg class="icon"><g><path class="shape" d="M0 0"></path></g></svg>
		</main>`;
} );

describe( 'placeOf', () => {
	test.each( [
		[ 'a.more', '[0a1b2c3d]>p.one>a.more' ],
		[ 'div', '[0a1b2c3d]' ],
		[ '#second', '#second' ],
		[ 'a.third', 'nav.menu>ul>li.item:nth(1)>a.third' ],
		[ 'main', 'main.content' ],
		[ 'body', 'body' ],
		[ 'html', 'html' ],
		[ 'a.second-card', '[11111111]:nth(1)>a.second-card' ],
		[ 'path', 'main.content>svg.icon>g>path.shape' ],
	] )( 'names %s', ( selector, path ) => {
		expect( pathOf( find( selector ) ) ).toBe( path );
		expect( elementAt( document, path ) ).toBe( find( selector ) );
	} );

	test( 'leaves out classes that look generated or say a state, and utility classes beyond three', () => {
		find( 'p.one' ).className =
			'wp-container-core-3 wp-elements-1 css-12345 is-wide has-link-color tab-active card__item--open md:flex w-[10px] a b c d';

		expect( pathOf( find( 'a.more' ) ) ).toBe(
			'[0a1b2c3d]>p.a.b.c>a.more'
		);
	} );

	test.each( [ 'post-1234', 'a>b', ':r1:', '', '9lives', 'x'.repeat( 65 ) ] )(
		'is not based on the id %j',
		( id ) => {
			find( 'a.more' ).id = id;
			expect( pathOf( find( 'a.more' ) ) ).toBe(
				'[0a1b2c3d]>p.one>a.more'
			);
		}
	);

	test( 'is not based on an id that an earlier element has, too', () => {
		find( 'a.next' ).id = 'second';

		expect( pathOf( find( 'a.next' ) ) ).toBe( '[ffffffff]>p.two>a.next' );
		expect( pathOf( find( 'nav a#second' ) ) ).toBe( '#second' );
	} );

	test( 'reads no text and no other attribute', () => {
		const before = pathOf( find( 'a.more' ) );
		const link = find( 'a.more' );
		link.textContent = 'secret';
		for ( const name of [ 'href', 'title', 'alt', 'value', 'data-id' ] ) {
			link.setAttribute( name, 'secret' );
		}

		expect( pathOf( link ) ).toBe( before );
	} );

	test( 'ignores marks that are not from PHP', () => {
		find( 'div' ).setAttribute( 'data-userfeedback-block', '"] *, [a="' );

		expect( pathOf( find( 'a.more' ) ) ).toBe(
			'main.content>div>p.one>a.more'
		);
	} );

	test( 'names the host of an element in a shadow tree', () => {
		const host = find( 'p.two' );
		host.attachShadow( { mode: 'open' } ).innerHTML = '<b><i></i></b>';

		expect( pathOf( host.shadowRoot!.querySelector( 'i' )! ) ).toBe(
			'[ffffffff]>p.two'
		);
	} );

	test( 'names the list of elements that are too far down in it', () => {
		const cards = find( '.cards' );
		cards.innerHTML = '<li><a href="/5">Card</a></li>'.repeat(
			MAX_SIBLINGS + 2
		);
		const last = cards.lastElementChild!;
		const before = last.previousElementSibling!;

		expect( placeOf( before.firstElementChild! ) ).toEqual( {
			path: `main.content>ul.cards>li:nth(${ MAX_SIBLINGS })>a`,
			element: before.firstElementChild,
		} );
		expect( placeOf( last.firstElementChild! ) ).toEqual( {
			path: 'main.content>ul.cards',
			element: cards,
		} );
		last.setAttribute( 'data-userfeedback-block', '22222222' );
		expect( pathOf( last.firstElementChild! ) ).toBe( '[22222222]>a' );
	} );

	test( 'never exceeds 500 characters: the parts nearest to the element stay', () => {
		let deepest = find( '.cards' );
		for ( let level = 0; level < 80; level++ ) {
			const child = document.createElement( 'section' );
			child.className = `level-${ level }`;
			deepest.append( child );
			deepest = child;
		}
		const path = pathOf( deepest );

		expect( path.length ).toBeLessThanOrEqual( MAX_PATH );
		expect( path.length ).toBeGreaterThan( MAX_PATH - 20 );
		expect( path ).toMatch( /^>section\.level-\d+>.+level-79$/ );
		expect( elementAt( document, path ) ).toBe( deepest );
		deepest.remove();
		expect( elementAt( document, path ) ).toBeNull();
	} );

	test( 'stays short if a class or tag is long', () => {
		const element = document.createElement( `x-${ 'y'.repeat( 900 ) }` );
		element.className = `${ 'z'.repeat( 900 ) } w`;
		find( '.cards' ).append( element );
		const path = pathOf( element );

		expect( path.length ).toBeLessThan( 120 );
		expect( elementAt( document, path ) ).toBe( element );
	} );
} );

describe( 'elementAt', () => {
	test( 'finds an element after a banner was inserted above it', () => {
		const link = find( 'a.more' );
		expect(
			after( 'a.more', () =>
				find( 'main' ).insertAdjacentHTML(
					'afterbegin',
					'<div class="banner"><p class="one"><a class="more">Sale</a></p></div>'
				)
			)
		).toBe( link );
	} );

	test( 'finds an element outside of blocks after a banner was inserted above it', () => {
		const shape = find( 'path' );
		expect(
			after( 'path', () =>
				document.body.insertAdjacentHTML(
					'afterbegin',
					'<header class="banner"><svg class="icon"></svg></header><div></div>'
				)
			)
		).toBe( shape );
	} );

	test( 'finds an element after its block was moved', () => {
		const link = find( 'a.more' );
		expect(
			after( 'a.more', () =>
				find( '.cards' ).after( find( '[data-userfeedback-block]' ) )
			)
		).toBe( link );
	} );

	test( 'finds an element in another state', () => {
		const link = find( 'a.third' );
		expect(
			after( 'a.third', () => {
				link.className += ' is-hovered active';
				link.parentElement!.className += ' current-menu-item';
			} )
		).toBe( link );
	} );

	test( 'tells repeated elements apart', () => {
		const paths = [ ...document.querySelectorAll( 'li, li a' ) ].map(
			pathOf
		);

		expect( new Set( paths ).size ).toBe( paths.length );
	} );

	test( 'finds nothing after the element is gone', () => {
		expect( after( 'a.more', () => find( 'a.more' ).remove() ) ).toBeNull();
		expect(
			after( '#second', () => find( '#second' ).removeAttribute( 'id' ) )
		).toBeNull();
	} );

	test.each( [
		'',
		'>',
		'>>',
		'[00000000]',
		'["],*,[x="]>p',
		'#',
		'# >p',
		'main.content:nth(-1)',
		'main.content:nth(99999999)',
		'constructor',
		'nav.menu>ul>li.item:nth(3)',
		'nav.menu>__proto__',
		'<img src=x onerror=alert(1)>',
	] )( 'distrusts the path %j', ( path ) => {
		expect( elementAt( document, path ) ).toBeNull();
	} );

	test( 'finds 1,000 elements with one look at their parent', () => {
		find( '.cards' ).innerHTML = '<li class="item"></li>'.repeat( 1000 );
		const children = jest.spyOn( Element.prototype, 'children', 'get' );
		const at = elementFinder( document );
		const list = find( '.cards' );
		const found = Array.from( { length: 1000 }, ( _, nth ) =>
			at( `main.content>ul.cards>li.item:nth(${ nth })` )
		);

		expect( found[ 0 ] ).toBe( list.firstElementChild );
		expect( found[ 999 ] ).toBe( list.lastElementChild );
		expect( children.mock.calls.length ).toBeLessThan( 5 );
		children.mockRestore();
	} );
} );
