import type { Driver } from './driver';
import { pause } from './driver';
import { look, type Seen, type Target } from './look';

/** Milliseconds that a page has to show what it should. */
const PATIENCE = 15_000;

/** WebDriver's codes of the keys that type no character. */
const KEYS = {
	Backspace: '\uE003',
	Tab: '\uE004',
	Enter: '\uE006',
	Escape: '\uE00C',
	ArrowLeft: '\uE012',
} as const;

/** Somebody who visits the site with a browser, a mouse and a keyboard. */
export class Visitor {
	/**
	 * @param driver The browser.
	 * @param site   The address of the site.
	 */
	public constructor(
		private readonly driver: Driver,
		private readonly site: string
	) {}

	/** Opens a page of the site. */
	public async open( path: string ): Promise< void > {
		await this.driver.navigate( this.site + path );
	}

	/** Reloads the page. */
	public async reload(): Promise< void > {
		await this.driver.reload();
	}

	/** Goes back in the history. */
	public async back(): Promise< void > {
		await this.driver.back();
	}

	/** Calls a function in the page, which can use only its arguments. */
	public async ask< Args extends readonly unknown[], Result >(
		question: ( ...args: Args ) => Result,
		...args: Args
	): Promise< Result > {
		return ( await this.driver.call(
			question.toString(),
			args
		) ) as Result;
	}

	/**
	 * Waits until an element is visible, and is as it should be.
	 *
	 * @param target Which element.
	 * @param wanted Some of what can be seen of it.
	 */
	public async see(
		target: Target,
		wanted: Partial< Seen > = {}
	): Promise< Seen > {
		let seen: Seen | null = null;
		await this.until(
			async () => {
				seen = await this.ask( look, target );
				return (
					seen !== null &&
					Object.entries( wanted ).every(
						( [ name, value ] ) =>
							seen?.[ name as keyof Seen ] === value
					)
				);
			},
			() =>
				`${ JSON.stringify( target ) } should be ${ JSON.stringify( wanted ) }; it is ${ JSON.stringify( seen ) }`
		);
		return seen!;
	}

	/** Waits until an element is not visible. */
	public async miss( target: Target ): Promise< void > {
		await this.until(
			async () => ( await this.ask( look, target ) ) === null,
			() => `${ JSON.stringify( target ) } should not be visible`
		);
	}

	/**
	 * Clicks with the mouse, as soon as the element neither moves nor is covered.
	 *
	 * @param target Which element.
	 * @param times  2 for a double click.
	 */
	public async click( target: Target, times = 1 ): Promise< void > {
		let [ before, seen ]: ( Seen | null )[] = [ null, null ];
		await this.until(
			async () => {
				before = seen;
				seen = await this.ask( look, target );
				return (
					seen !== null &&
					seen.isOnTop &&
					seen.isStill &&
					seen.x === before?.x &&
					seen.y === before.y
				);
			},
			() =>
				`${ JSON.stringify( target ) } cannot be clicked; it is ${ JSON.stringify( seen ) }`
		);
		const { x, y } = seen!;
		await this.driver.perform( [
			{
				type: 'pointer',
				id: 'mouse',
				parameters: { pointerType: 'mouse' },
				actions: [
					{ type: 'pointerMove', x, y, duration: 0 },
					...Array.from( { length: times }, () => [
						{ type: 'pointerDown' as const, button: 0 },
						{ type: 'pointerUp' as const, button: 0 },
					] ).flat(),
				],
			},
		] );
	}

	/** Types on the keyboard. */
	public async type( text: string ): Promise< void > {
		await this.driver.perform( [
			{
				type: 'key',
				id: 'keyboard',
				actions: [ ...text ].flatMap( ( value ) => [
					{ type: 'keyDown' as const, value },
					{ type: 'keyUp' as const, value },
				] ),
			},
		] );
	}

	/** Presses a key. */
	public async press( key: keyof typeof KEYS ): Promise< void > {
		await this.type( KEYS[ key ] );
	}

	/** Waits until something is true; fails with an explanation. */
	public async until(
		isTrue: () => Promise< boolean >,
		explain: () => string
	): Promise< void > {
		const deadline = Date.now() + PATIENCE;
		while ( ! ( await isTrue() ) ) {
			if ( Date.now() > deadline ) {
				throw new Error( explain() );
			}
			await pause( 50 );
		}
	}
}
