import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '@/lib/describe-error';
import { goTo } from '@/lib/go-to';
import { reloadPage } from '@/lib/reload-page';
import type { ShowSnackbar } from '@/components/snackbars';
import { useSnackbar } from '@/components/snackbars';
import { useTimer } from '@/hooks/use-timer';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import { store as licenseStore } from '@/stores/license';
import type { LicenseScope } from '@/stores/license/types';

/** The operation on a key. */
export type LicenseWork = 'verify' | 'refresh' | 'deactivate' | 'connect';

/** Shown in the field instead of a stored key, which the page does not contain. No key contains this character. */
const DOT = '•';
const HIDDEN = DOT.repeat( 24 );

/** Delay between the last keystroke and the verification, in ms. */
const PAUSE = 500;

/** The state and handlers of the key's field. */
export interface LicenseKey {
	/** The text in the field. */
	text: string;
	/** Whether the text represents the stored key, visible or masked. */
	isStored: boolean;
	/** The running operation, if any. */
	work: LicenseWork | undefined;
	/** The server's message if it refused the key in the field. */
	problem: string | undefined;
	/** Why connecting failed; shown in a dialog. */
	failedConnection: ApiError | undefined;
	/** Shows the stored key when the field gets the focus. */
	onFocus: () => void;
	onChange: ( typed: string ) => void;
	/** Restores the stored key if the field is empty. */
	onBlur: () => void;
	refresh: () => void;
	deactivate: () => void;
	connect: () => void;
	/** Closes the dialog about the failed connection. */
	forgetConnection: () => void;
}

/**
 * The key of a site or network in its field, and the operations on it.
 *
 * @param stored   '' if there is none or it has not been fetched yet.
 * @param isHidden Whether there is a key that has not been fetched yet.
 * @param scope
 */
export function useLicenseKey(
	stored: string,
	isHidden: boolean,
	scope: LicenseScope
): LicenseKey {
	const actions = useDispatch( licenseStore );
	const showSnackbar = useSnackbar();
	const showMessage = (
		words: string,
		options?: Omit< Parameters< ShowSnackbar >[ 1 ], 'about' >
	) => showSnackbar( words, { ...options, about: `license-${ scope }` } );
	// undefined while the field contains the stored key.
	const [ typed, setTyped ] = useState< string >();
	const text = typed ?? ( isHidden ? HIDDEN : stored );
	const [ work, setWork ] = useState< LicenseWork >();
	const [ problem, setProblem ] = useState< string >();
	const [ failedConnection, setFailedConnection ] = useState< ApiError >();
	const startTimer = useTimer();
	const last = useRef( 0 );

	/** Runs an operation on a key; if several overlap, the outcome of the latest is shown. */
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
				showMessage( await actions.verifyLicense( key, scope ) );
			},
			( error ) => {
				const words = describeError( error );
				setProblem( words );
				showMessage( words, { status: 'error' } );
			}
		);
	}

	/** Fetches the stored key. */
	async function load(): Promise< string > {
		const license = await actions.loadLicense();
		return ( scope === 'network' ? license.network : license )?.key ?? '';
	}

	function refresh(): void {
		void run(
			'refresh',
			async () => {
				setTyped( undefined );
				showMessage( await actions.refreshLicense( stored, scope ) );
			},
			( error ) =>
				showMessage(
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
				showMessage( said, {
					action: {
						label: __( 'Undo', 'userfeedback' ),
						onClick: () => {
							setTyped( key );
							verify( key );
						},
					},
				} );
			},
			( error ) =>
				showMessage( describeError( error ), { status: 'error' } )
		);
	}

	function connect(): void {
		void run(
			'connect',
			async () => {
				const answer = await actions.connect( text.trim() );
				if ( answer.message ) {
					showMessage( answer.message );
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
				// If it fails, the mask stays; the user can still paste another key.
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
