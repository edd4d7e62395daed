/** One input device's part of an action sequence, as WebDriver and WebDriver BiDi define it alike. */
export type Input =
	| {
			type: 'pointer';
			id: string;
			parameters: { pointerType: 'mouse' };
			actions: (
				| {
						type: 'pointerMove';
						x: number;
						y: number;
						duration: number;
				  }
				| { type: 'pointerDown' | 'pointerUp'; button: number }
			)[];
	  }
	| {
			type: 'key';
			id: string;
			actions: { type: 'keyDown' | 'keyUp'; value: string }[];
	  };

/** What the tests need of a browser, whatever protocol drives it. */
export interface Driver {
	/** Name and version of the browser. */
	readonly version: string;
	/** Opens an address and waits until it is loaded. */
	navigate: ( url: string ) => Promise< void >;
	reload: () => Promise< void >;
	/** Goes back in the history. */
	back: () => Promise< void >;
	/** Calls a JavaScript function in the page: its source, and arguments that JSON can hold. */
	call: ( source: string, args: readonly unknown[] ) => Promise< unknown >;
	/** Real input: the browser dispatches trusted events, as for a person's mouse and keyboard. */
	perform: ( inputs: readonly Input[] ) => Promise< void >;
	/** A PNG image of the window. */
	screenshot: () => Promise< Buffer >;
	close: () => Promise< void >;
}

/** Milliseconds that a browser has to start. */
export const START_PATIENCE = 60_000;

/** Waits. */
export const pause = ( ms: number ): Promise< void > =>
	new Promise( ( wake ) => setTimeout( wake, ms ) );

/** Tries until it succeeds, and fails with the last error. */
export async function retry< Result >(
	attempt: () => Promise< Result >,
	mayGoOn: () => boolean
): Promise< Result > {
	const deadline = Date.now() + START_PATIENCE;
	for (;;) {
		try {
			return await attempt();
		} catch ( error ) {
			if ( Date.now() > deadline || ! mayGoOn() ) {
				throw error;
			}
		}
		await pause( 50 );
	}
}
