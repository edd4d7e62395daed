import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '../../../components/describe-error';
import { goTo } from '../../../components/go-to';
import { reloadPage } from '../../../components/reload-page';
import type { ShowSnackbar } from '../../../components/snackbars';
import { useSnackbar } from '../../../components/snackbars';
import { useTimer } from '../../../hooks/use-timer';
import type { ApiError } from '../../../stores/api';
import { toApiError } from '../../../stores/api';
import { store as licenseStore } from '../../../stores/license';
import type { LicenseScope } from '../../../stores/license/types';

/** What is being done with a key. */
export type LicenseWork = 'verify' | 'refresh' | 'deactivate' | 'connect';

/** Stands in the field for a key that the page does not carry. No key has such letters. */
const DOT = '•';
const HIDDEN = DOT.repeat( 24 );

/** How long after the last letter a key is verified, in ms. */
const PAUSE = 500;

/** What the field of a key needs. */
export interface LicenseKey {
	/** What stands in the field. */
	text: string;
	/** Whether that is the stored key, shown or not. */
	isStored: boolean;
	/** What is going on, if anything. */
	work: LicenseWork | undefined;
	/** What the server said of the key in the field when it refused it. */
	problem: string | undefined;
	/** Why connecting failed; asked to be read. */
	failedConnection: ApiError | undefined;
	/** Shows the stored key to whoever comes to the field. */
	onFocus: () => void;
	onChange: ( typed: string ) => void;
	/** Puts the stored key back when the field was left empty. */
	onBlur: () => void;
	refresh: () => void;
	deactivate: () => void;
	connect: () => void;
	/** When it was read why connecting failed. */
	forgetConnection: () => void;
}

/**
 * The key of a site or network in its field, and what can be done with it.
 *
 * @param stored   '' for none, and for one that was not asked for yet.
 * @param isHidden Whether it is such a one.
 * @param scope
 */
export function useLicenseKey(
	stored: string,
	isHidden: boolean,
	scope: LicenseScope
): LicenseKey {
	const actions = useDispatch( licenseStore );
	const showSnackbar = useSnackbar();
	const say: ShowSnackbar = ( words, options ) =>
		showSnackbar( words, { ...options, about: `license-${ scope }` } );
	// Nothing while the stored key stands in the field.
	const [ typed, setTyped ] = useState< string >();
	const text = typed ?? ( isHidden ? HIDDEN : stored );
	const [ work, setWork ] = useState< LicenseWork >();
	const [ problem, setProblem ] = useState< string >();
	const [ failedConnection, setFailedConnection ] = useState< ApiError >();
	const startTimer = useTimer();
	const last = useRef( 0 );

	/** Does something with a key; of several at once, what the last one came to is shown. */
	async function run(
		kind: LicenseWork,
		act: () => Promise< void >,
		fail: ( error: ApiError ) => void
	): Promise< void > {
		startTimer();
		const turn = ++last.current;
		setWork( kind );
		setProblem( undefined );
		try {
			await act();
		} catch ( thrown ) {
			if ( turn === last.current ) {
				fail( toApiError( thrown ) );
			}
		}
		if ( turn === last.current ) {
			setWork( undefined );
		}
	}

	function verify( key: string ): void {
		void run(
			'verify',
			async () => {
				say( await actions.verifyLicense( key, scope ) );
			},
			( error ) => {
				const words = describeError( error );
				setProblem( words );
				say( words, { status: 'error' } );
			}
		);
	}

	/** Answers the stored key. */
	async function load(): Promise< string > {
		const license = await actions.loadLicense();
		return ( scope === 'network' ? license.network : license )?.key ?? '';
	}

	function refresh(): void {
		void run(
			'refresh',
			async () => {
				setTyped( undefined );
				say( await actions.refreshLicense( stored, scope ) );
			},
			( error ) =>
				say(
					sprintf(
						/* translators: %s: what the server said, as a sentence. */
						__(
							'There was an error refreshing your license. %s',
							'userfeedback'
						),
						describeError( error )
					),
					{ status: 'error' }
				)
		);
	}

	function deactivate(): void {
		void run(
			'deactivate',
			async () => {
				const key = isHidden ? await load() : stored;
				const said = await actions.deactivateLicense( key, scope );
				setTyped( undefined );
				say( said, {
					action: {
						label: __( 'Undo', 'userfeedback' ),
						onClick: () => {
							setTyped( key );
							verify( key );
						},
					},
				} );
			},
			( error ) => say( describeError( error ), { status: 'error' } )
		);
	}

	function connect(): void {
		void run(
			'connect',
			async () => {
				const answer = await actions.connect( text.trim() );
				if ( answer.message ) {
					say( answer.message );
				}
				if ( answer.reload ) {
					reloadPage();
				} else if ( answer.url ) {
					goTo( answer.url );
				}
			},
			( error ) => {
				setProblem( error.message || undefined );
				setFailedConnection( error );
			}
		);
	}

	return {
		text,
		isStored:
			( isHidden || stored !== '' ) &&
			( typed === undefined || typed.trim() === stored ),
		work,
		problem,
		failedConnection,
		onFocus: () => {
			if ( isHidden ) {
				// Should it fail, the dots stay: another key can be pasted all the same.
				load().catch( () => undefined );
			}
		},
		onChange: ( entered ) => {
			const next = entered.replaceAll( DOT, '' );
			setTyped( next );
			setProblem( undefined );
			startTimer();
			const key = next.trim();
			if ( key !== '' && key !== stored ) {
				startTimer( () => verify( key ), PAUSE );
			}
		},
		onBlur: () => {
			if ( text.trim() === '' ) {
				setTyped( undefined );
			}
		},
		refresh,
		deactivate,
		connect,
		forgetConnection: () => {
			const mustReload = failedConnection?.data[ 'reload' ] === true;
			setFailedConnection( undefined );
			if ( mustReload ) {
				reloadPage();
			}
		},
	};
}
