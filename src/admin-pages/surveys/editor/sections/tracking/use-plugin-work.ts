import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '@/lib/describe-error';
import { reloadPage } from '@/lib/reload-page';
import { LONG_SECONDS, useSnackbar } from '@/components/snackbars';
import { toApiError } from '@/stores/api';
import { store as pluginsStore } from '@/stores/plugins';
import type { KnownPlugin } from '@/stores/plugins/types';
import { useSaveFirst } from '../../use-save-first';

/** How long the last message is shown before the page reloads. */
const RELOAD_DELAY_MS = 800;

interface PluginWork {
	/** The slug of the plugin that is being installed or activated. */
	busy: string | undefined;
	/** The plugin that could not be installed, and why. */
	failure: { slug: string; reason: string } | undefined;
	/**
	 * Saves the survey, installs the plugin if necessary, activates it and reloads the page, since an activated plugin may change it.
	 * Nothing is installed if the survey could not be saved.
	 */
	setUp: ( plugin: KnownPlugin ) => Promise< void >;
}

/** Installs and activates plugins from the builder. */
export function usePluginWork(): PluginWork {
	const [ busy, setBusy ] = useState< string >();
	const [ failure, setFailure ] = useState< PluginWork[ 'failure' ] >();
	const { installPlugin, activatePlugin } = useDispatch( pluginsStore );
	const saveFirst = useSaveFirst();
	const showSnackbar = useSnackbar();

	/** Resolves with the installed plugin, or undefined if that failed. */
	async function install( {
		slug,
		title,
	}: KnownPlugin ): Promise< KnownPlugin | undefined > {
		// eslint-disable-next-line @wordpress/i18n-ellipsis -- the specification's text
		showSnackbar( __( 'Installing ...', 'userfeedback' ), {
			about: slug,
			seconds: LONG_SECONDS,
		} );
		try {
			const plugin = await installPlugin( slug );
			showSnackbar(
				sprintf(
					/* translators: %s: name of a plugin. */
					__( '%s installed successfully!', 'userfeedback' ),
					title
				),
				{ about: `${ slug }-installed` }
			);
			return plugin;
		} catch ( thrown ) {
			const text = sprintf(
				/* translators: %s: name of a plugin. */
				__( 'There was an error installing %s', 'userfeedback' ),
				title
			);
			showSnackbar( text, { status: 'error', about: slug } );
			setFailure( {
				slug,
				reason: describeError( toApiError( thrown ) ),
			} );
			return undefined;
		}
	}

	/** Reloads the page afterwards, even if it failed. */
	async function activate( {
		slug,
		title,
		basename,
	}: KnownPlugin ): Promise< void > {
		// eslint-disable-next-line @wordpress/i18n-ellipsis -- the specification's text
		showSnackbar( __( 'Activating ...', 'userfeedback' ), {
			about: slug,
			seconds: LONG_SECONDS,
		} );
		try {
			await activatePlugin( basename );
			const text = sprintf(
				/* translators: %s: name of a plugin. */
				__( '%s has been activated!', 'userfeedback' ),
				title
			);
			showSnackbar( text, { about: slug } );
		} catch {
			const text = sprintf(
				/* translators: %s: name of a plugin. */
				__( 'There was an error activating %s', 'userfeedback' ),
				title
			);
			showSnackbar( text, { status: 'error', about: slug } );
		}
		window.setTimeout( reloadPage, RELOAD_DELAY_MS );
	}

	async function setUp( plugin: KnownPlugin ): Promise< void > {
		setBusy( plugin.slug );
		setFailure( undefined );
		const isSaved = await saveFirst();
		const installed =
			! isSaved || plugin.installed ? plugin : await install( plugin );
		if ( isSaved && installed !== undefined ) {
			// Stays busy until the page reloads.
			await activate( installed );
		} else {
			setBusy( undefined );
		}
	}

	return { busy, failure, setUp };
}
