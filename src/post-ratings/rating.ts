import {
	choose,
	controls,
	field,
	formOf,
	say,
	showFigures,
	showMore,
	type Control,
} from './control';
import { remember, remembered } from './memory';
import { read, send } from './request';

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
		this.#wanted = value;
		this.#show( value );
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
		const own = remembered( this.post );
		const [ control ] = controls( this.post );
		if ( ! own || ! control || this.#isSending ) {
			return;
		}
		this.#stored = this.#wanted = own;
		this.#show( own );
		const answer = await read( control.url );
		// Unless the visitor was quicker.
		if ( ! answer || this.#isSending || this.#wanted !== own ) {
			return;
		}
		this.#stored = this.#wanted = answer.value ?? 0;
		remember( this.post, this.#stored );
		this.#show( this.#stored );
		controls( this.post ).forEach( ( each ) =>
			showFigures( each, answer.texts )
		);
	}

	async #send( control: Control, value: number ): Promise< void > {
		const form = formOf( control, 'vote' );
		const nonce = form && field( form, 'nonce' );
		if ( ! nonce ) {
			this.#wanted = this.#stored;
			return;
		}
		say( control );
		form.setAttribute( 'aria-busy', 'true' );
		const reply = await send( control.url, nonce, {
			value,
			website: field( form, 'website' )?.value ?? '',
			elapsed_ms: Math.round( performance.now() - shownAt ),
		} );
		form.removeAttribute( 'aria-busy' );
		if ( 'data' in reply ) {
			this.#stored = value;
			remember( this.post, value );
			controls( this.post ).forEach( ( each ) =>
				showFigures( each, reply.data.texts )
			);
			showMore( control, reply.data );
			say( control, form.dataset[ 'thanks' ] );
			return;
		}
		if ( 'failure' in reply && reply.failure === 'closed' ) {
			// Visitors cannot use the REST API: as without scripts. It leaves the page, so nothing else is sent.
			this.#wanted = this.#stored = value;
			form.submit();
			return;
		}
		this.#wanted = this.#stored;
		this.#show( this.#stored );
		say(
			control,
			'text' in reply ? reply.text : form.dataset[ reply.failure ],
			true
		);
	}

	#show( value: number ): void {
		controls( this.post ).forEach( ( control ) =>
			choose( control, value )
		);
	}
}
