import type { HeatmapData } from '@/add-ons/heatmaps/page';

/** What the recorder sends. */
export interface Part {
	heatmap: number;
	token: string;
	view: string;
	part: number;
	device: string;
	first: boolean;
	scroll: number;
	scroll_before?: number;
	fold: number;
	paths: string[];
	cells: [ number, number, number, number ][];
}

export const DATA: HeatmapData = {
	v: 1,
	heatmap: 7,
	token: '1.abc',
	sample: 100,
	url: 'https://site.test/wp-json/userfeedback/v1/heatmaps',
};

type Listener = ( event: object ) => void;

/** Listeners of the document and the window by type: events that scripts dispatch are not trusted, and the recorder ignores them. */
let listeners: { type: string; listener: Listener; signal?: AbortSignal }[] =
	[];

/** Watches what the recorder listens to. */
export function watchEvents(): void {
	listeners = [];
	for ( const target of [ document, window ] ) {
		jest.spyOn( target, 'addEventListener' ).mockImplementation(
			( type: string, listener: unknown, options?: unknown ) => {
				const { signal } = ( options ?? {} ) as AddEventListenerOptions;
				listeners.push( {
					type,
					listener: listener as Listener,
					...( signal && { signal } ),
				} );
			}
		);
	}
}

/** How many listeners are active. */
export const activeListeners = () =>
	listeners.filter( ( { signal } ) => ! signal?.aborted ).length;

/** Calls the listeners as a browser does for what a person does. */
export function happen( type: string, event: object = {} ): void {
	const sent = {
		type,
		isTrusted: true,
		timeStamp: performance.now(),
		detail: 1,
		clientX: 0,
		clientY: 0,
		...event,
	};
	listeners
		.filter( ( one ) => one.type === type && ! one.signal?.aborted )
		.forEach( ( { listener } ) => listener( sent ) );
}

/** Clicks an element, in the middle unless told. */
export function click(
	selector: string,
	x = 50,
	y = 50,
	more: object = {}
): void {
	happen( 'click', {
		target: document.querySelector( selector ),
		clientX: x,
		clientY: y,
		...more,
	} );
}

/** Rests with the pointer on an element. */
export function point( selector: string, more: object = {} ): void {
	happen( 'pointermove', {
		target: document.querySelector( selector ),
		pointerType: 'mouse',
		clientX: 50,
		clientY: 50,
		...more,
	} );
}

/** Lets time pass. */
export const pass = ( milliseconds: number ) =>
	jest.advanceTimersByTimeAsync( milliseconds );

/** Hides the page, or shows it again. */
export function see( isVisible: boolean ): void {
	Object.defineProperty( document, 'visibilityState', {
		configurable: true,
		value: isVisible ? 'visible' : 'hidden',
	} );
	happen( 'visibilitychange' );
}

/** Lays out a page of so many windows; the visitor has scrolled past so many of them. */
export function layOut( windows: number, passed = 0 ): void {
	Object.defineProperty( document.documentElement, 'scrollHeight', {
		configurable: true,
		value: windows * window.innerHeight,
	} );
	Object.defineProperty( window, 'scrollY', {
		configurable: true,
		value: passed * window.innerHeight,
	} );
}

/** Every element is a square of 100 pixels in the corner of the window. */
export function drawBoxes(): void {
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation(
		() => new DOMRect( 0, 0, 100, 100 )
	);
}

/** Events of the parts as `kind path cell number`. */
export const told = ( parts: Part[] ) =>
	parts.flatMap( ( { paths, cells } ) =>
		cells.map(
			( [ kind, path, cell, n ] ) =>
				`${ [ 'click', 'dead', 'rage', 'move' ][ kind ] } ${ paths[ path ] } ${ cell } ${ n }`
		)
	);

/** What the recorder requests. */
export const send = jest.fn<
	Promise< { ok: boolean } >,
	[ string, RequestInit ]
>();

/** What it has sent. */
export const bodies = () =>
	send.mock.calls.map( ( [ , { body } ] ) => `${ body }` );
export const parts = () => bodies().map( ( body ): Part => JSON.parse( body ) );

/** The WP Consent API. */
export const page = window as {
	wp_has_consent?: ( ( of: string ) => boolean ) | undefined;
};

/** A page with a visitor, who sees its upper quarter. */
export function openPage(): void {
	jest.useFakeTimers();
	window.fetch = send as unknown as typeof window.fetch;
	send.mockReset().mockResolvedValue( { ok: true } );
	document.body.innerHTML = `
		<main class="content">
			<div data-userfeedback-block="0a1b2c3d"><p><a class="more" href="/secret-address">Secret text <b>bold</b></a></p></div>
			<p class="text">Words</p>
			<button class="dull">Press</button>
			<input class="name" value="typed by the visitor"><input class="pass" type="password" value="hunter2">
			<div class="diary" contenteditable="true"><p class="page">Dear diary</p></div>
			<section class="account" data-private><div data-private><i class="balance">1,000</i></div></section>
		</main>`;
	watchEvents();
	drawBoxes();
	see( true );
	layOut( 4 );
}

/** Ends what openPage() has begun. */
export function closePage(): void {
	delete page.wp_has_consent;
	Object.defineProperty( navigator, 'globalPrivacyControl', {
		configurable: true,
		value: undefined,
	} );
	jest.restoreAllMocks();
	jest.useRealTimers();
}
