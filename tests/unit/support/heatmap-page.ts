/** What the page in the frame of the heatmap viewer is made of, and where jsdom lays out nothing: `box` is x, y, width, height. */
export interface FakePage {
	view: Window;
	page: Document;
	scrollTo: jest.Mock;
	/** Fires an event that the viewer waits for, and what it does with the next frame. */
	scroll: ( top: number ) => void;
}

/** What was drawn: names of the context's methods with their arguments. */
export type Drawn = [ string, ...unknown[] ];

/** An observer that tells nothing: jsdom has none, since nothing has a size. */
class SilentObserver {
	public observe(): void {}
	public unobserve(): void {}
	public disconnect(): void {}
}

/** Gives jsdom canvases whose calls are kept. */
export function fakeCanvas(): Drawn[] {
	const drawn: Drawn[] = [];
	const context = new Proxy(
		{},
		{
			get: ( _, name ) =>
				name === 'measureText'
					? () => ( { width: 80 } )
					: ( ...args: unknown[] ) =>
							void drawn.push( [ String( name ), ...args ] ),
			set: () => true,
		}
	);
	HTMLCanvasElement.prototype.getContext = ( () =>
		context ) as unknown as typeof HTMLCanvasElement.prototype.getContext;
	window.ResizeObserver = SilentObserver;
	window.ImageData = class {
		public constructor(
			public readonly data: Uint8ClampedArray,
			public readonly width: number,
			public readonly height: number
		) {}
	} as unknown as typeof ImageData;
	return drawn;
}

/**
 * A page with elements that have a data-box.
 *
 * @param html Of its body.
 */
export function fakePage( html: string ): FakePage {
	const page = document.implementation.createHTMLDocument( 'A page' );
	page.body.innerHTML = html;
	const scrollTo = jest.fn();
	const view = {
		location: { protocol: 'http:' },
		document: page,
		innerWidth: 1280,
		innerHeight: 800,
		scrollX: 0,
		scrollY: 0,
		getComputedStyle: ( element: HTMLElement ) => ( {
			position: element.dataset[ 'position' ] ?? 'static',
			visibility: 'visible',
		} ),
		scrollTo,
		addEventListener: () => undefined,
		removeEventListener: () => undefined,
	};
	const boxOf = ( element: Element ): DOMRect => {
		const { box = '0 0 0 0', position } = ( element as HTMLElement )
			.dataset;
		const [ x = 0, y = 0, width = 0, height = 0 ] = box
			.split( ' ' )
			.map( Number );
		return {
			x,
			y: y - ( position === 'fixed' ? 0 : view.scrollY ),
			width,
			height,
		} as DOMRect;
	};
	page.querySelectorAll( '*' ).forEach( ( element ) => {
		element.getBoundingClientRect = () => boxOf( element );
	} );
	Object.defineProperties( page.documentElement, {
		scrollWidth: { value: 1280 },
		scrollHeight: { value: 4000 },
	} );
	return {
		view: view as unknown as Window,
		page,
		scrollTo,
		scroll( top ) {
			view.scrollY = top;
			page.dispatchEvent( new Event( 'scroll' ) );
		},
	};
}

/** What frames contain: a page, or null for one that lets itself not be shown. */
export function fakeFrames( page: FakePage | null ): void {
	Object.defineProperty( HTMLIFrameElement.prototype, 'contentWindow', {
		configurable: true,
		get: () => page?.view ?? null,
	} );
}
