import { readStored, store } from '../widget/engine/storage';
import {
	choose,
	controls,
	formOf,
	memoryKeyOf,
	showStatistics,
	showMore,
	type Control,
} from './control';
import { read, send, type RatingAnswer } from './request';

/** When the visitor could rate first: people take longer than programs. */
const shownAt = performance.now();

/** The visitor's rating of one post, which may have several controls on the page. */
export class PostRating {
	/** What the server has; 0 for nothing. */
	#stored = 0;

	/** What the visitor chose last. */
	#wanted = 0;

	#isSending = false;

	/**
	 * @param post Id of the post.
	 */
	constructor( private readonly post: string ) {}

	/**
	 * Rates, or changes the rating. It shows at once; if the server refuses it, the earlier one comes back. What is chosen
	 * meanwhile is sent afterwards.
	 *
	 * @param control Where the visitor did it.
	 * @param value   1 to 5.
	 */
	async rate( control: Control, value: number ): Promise< void > {
		this.#show( ( this.#wanted = value ) );
		if ( this.#isSending ) {
			return;
		}
		this.#isSending = true;
		while ( this.#wanted !== this.#stored ) {
			await this.#send( control, this.#wanted );
		}
		this.#isSending = false;
	}

	/** Shows the rating that this browser remembers. Sends no request if there is none. */
	async restore(): Promise< void > {
		const [ control ] = controls( this.post );
		const own =
			control &&
			( readStored( 'localStorage', memoryKeyOf( control ) ) as
				number | null );
		if ( this.#isSending ) {
			// The control may have come after the choice.
			this.#show( this.#wanted );
		}
		if ( ! own || this.#isSending ) {
			return;
		}
		this.#show( ( this.#stored = this.#wanted = own ) );
		const answer = await read( control! );
		// Unless the visitor was quicker.
		if ( answer && ! this.#isSending && this.#wanted === own ) {
			this.#wanted = answer.value ?? 0;
			this.#show( this.#wanted );
			this.#keep( control!, this.#wanted, answer );
		}
	}

	async #send( control: Control, value: number ): Promise< void > {
		const form = formOf( control, 'vote' );
		const stored =
			form &&
			( await send( control, form, '', {
				value,
				elapsed_ms: Math.round( performance.now() - shownAt ),
			} ) );
		const data = stored?.data;
		if ( data ) {
			this.#keep( control, value, data );
			showMore( control, data );
		} else if ( this.#wanted === value ) {
			// What was chosen meanwhile is sent next.
			this.#show( ( this.#wanted = this.#stored ) );
		}
	}

	#keep( control: Control, value: number, answer: RatingAnswer ): void {
		store(
			'localStorage',
			memoryKeyOf( control ),
			( this.#stored = value )
		);
		controls( this.post ).forEach( ( each ) =>
			showStatistics( each, answer.texts )
		);
	}

	#show( value: number ): void {
		controls( this.post ).forEach( ( control ) =>
			choose( control, value )
		);
	}
}
