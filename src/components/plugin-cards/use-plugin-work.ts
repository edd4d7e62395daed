import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useTimer } from '@/hooks/use-timer';
import { describeError } from '@/lib/describe-error';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import { store as pluginsStore } from '@/stores/plugins';
import type { KnownPlugin } from '@/stores/plugins/types';
import { useSnackbar } from '../snackbars';

/** How long a button shows its result, in ms. */
const DONE_MS = 1000;

export type PluginWork = 'install' | 'activate' | 'deactivate';

/** The running operation and the slug of its plugin. */
interface Busy {
	slug: string;
	work: PluginWork;
}

function failureText( work: PluginWork, error: ApiError ): string {
	const what = {
		install: __(
			'There was an error installing the plugin',
			'userfeedback'
		),
		activate: __(
			'There was an error activating the plugin',
			'userfeedback'
		),
		deactivate: __(
			'There was an error deactivating the plugin',
			'userfeedback'
		),
	}[ work ];
	return sprintf(
		/* translators: 1: what did not work, without a full stop, 2: why, as a sentence. */
		__( '%1$s. %2$s', 'userfeedback' ),
		what,
		describeError( error )
	);
}

/** Installs, activates and deactivates plugins of other vendors, one operation at a time. */
export function usePluginWork() {
	const { installPlugin, activatePlugin, deactivatePlugin } =
		useDispatch( pluginsStore );
	const showSnackbar = useSnackbar();
	const startTimer = useTimer();
	const [ busy, setBusy ] = useState< Busy >();

	const act = {
		install: ( { slug }: KnownPlugin ) => installPlugin( slug ),
		activate: ( { basename }: KnownPlugin ) => activatePlugin( basename ),
		deactivate: ( { basename }: KnownPlugin ) =>
			deactivatePlugin( basename ),
	};

	/** Runs the operations one after the other, until one fails. */
	async function run(
		plugin: KnownPlugin,
		works: readonly PluginWork[]
	): Promise< void > {
		const { slug } = plugin;
		const about = `plugin-${ slug }`;
		let current = plugin;
		let failure: string | undefined;
		for ( const work of works ) {
			setBusy( { slug, work } );
			try {
				current = await act[ work ]( current );
			} catch ( thrown ) {
				failure = failureText( work, toApiError( thrown ) );
				break;
			}
		}
		showSnackbar( failure ?? __( 'Success', 'userfeedback' ), {
			status: failure === undefined ? 'success' : 'error',
			about,
		} );
		startTimer( () => setBusy( undefined ), DONE_MS );
	}

	return { busy, run };
}
