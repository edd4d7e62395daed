import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { AddOnWork } from '../../components/add-on-flow/error-text';
import { addOnErrorText } from '../../components/add-on-flow/error-text';
import { useSnackbar } from '../../components/snackbars';
import { useTimer } from '../../hooks/use-timer';
import { store as addOnsStore } from '../../stores/add-ons';
import type { AddOn } from '../../stores/add-ons/types';
import { toApiError } from '../../stores/api';

/** How long a button shows its result, in ms. */
const DONE_MS = 1000;

/** Replaces the slug of an uploaded add-on, which is not known yet. */
export const UPLOAD = '';

/** The running operation and the slug of its add-on; UPLOAD for a package. */
export interface Busy {
	slug: string;
	work: AddOnWork;
}

function doneText( work: AddOnWork, title: string ): string {
	switch ( work ) {
		case 'install':
		case 'upload':
			/* translators: %s: name of an add-on. */
			return sprintf( __( '%s is installed.', 'userfeedback' ), title );
		case 'activate':
			/* translators: %s: name of an add-on. */
			return sprintf( __( '%s is active.', 'userfeedback' ), title );
		case 'deactivate':
			return sprintf(
				/* translators: %s: name of an add-on. */
				__( '%s is deactivated.', 'userfeedback' ),
				title
			);
	}
}

/** Installs, activates and deactivates add-ons, one operation at a time. */
export function useAddOnWork() {
	const {
		installAddOn,
		uploadAddOn,
		activateAddOn,
		deactivateAddOn,
		invalidateAddOns,
	} = useDispatch( addOnsStore );
	const showSnackbar = useSnackbar();
	const [ busy, setBusy ] = useState< Busy >();
	const startTimer = useTimer();

	async function run(
		slug: string,
		steps: readonly {
			work: AddOnWork;
			act: ( before: AddOn | undefined ) => Promise< AddOn >;
		}[]
	): Promise< void > {
		const about = `add-on-${ slug }`;
		let addOn: AddOn | undefined;
		for ( const { work, act } of steps ) {
			setBusy( { slug, work } );
			try {
				addOn = await act( addOn );
				showSnackbar( doneText( work, addOn.title ), { about } );
			} catch ( thrown ) {
				showSnackbar( addOnErrorText( work, toApiError( thrown ) ), {
					status: 'error',
					about,
				} );
				break;
			}
		}
		// The responses do not contain the catalogue's data.
		invalidateAddOns();
		startTimer( () => setBusy( undefined ), DONE_MS );
	}

	const activation = {
		work: 'activate',
		act: ( before: AddOn | undefined ) =>
			activateAddOn( before?.basename ?? '' ),
	} as const;

	return {
		busy,
		/** `andActivate` activates the add-on after the installation. */
		install: ( { slug }: AddOn, andActivate: boolean ) =>
			void run( slug, [
				{ work: 'install', act: () => installAddOn( slug ) },
				...( andActivate ? [ activation ] : [] ),
			] ),
		upload: ( file: File, andActivate: boolean ) =>
			void run( UPLOAD, [
				{ work: 'upload', act: () => uploadAddOn( file ) },
				...( andActivate ? [ activation ] : [] ),
			] ),
		activate: ( { slug, basename }: AddOn ) =>
			void run( slug, [
				{ work: 'activate', act: () => activateAddOn( basename ) },
			] ),
		deactivate: ( { slug, basename }: AddOn ) =>
			void run( slug, [
				{ work: 'deactivate', act: () => deactivateAddOn( basename ) },
			] ),
	};
}

export type AddOnWorkers = ReturnType< typeof useAddOnWork >;
