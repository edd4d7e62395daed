import { useDispatch, useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSnackbar } from '@/components/snackbars';
import { describeError } from '@/lib/describe-error';
import { toApiError } from '@/stores/api';
import { store as pluginsStore } from '@/stores/plugins';
import type { KnownPlugin } from '@/stores/plugins/types';

export type PluginWork = 'install' | 'activate';

interface PluginSetup {
	/** What is being done. */
	work: PluginWork | undefined;
	/** Why it failed, as a sentence. */
	failure: string | undefined;
	/** Installs the plugin if necessary and activates it. */
	setUp: ( plugin: KnownPlugin ) => Promise< void >;
}

/** Installs and activates a plugin, without reloading the page: it may have unsaved settings. */
export function usePluginSetup(): PluginSetup {
	const [ work, setWork ] = useState< PluginWork >();
	const [ failure, setFailure ] = useState< string >();
	const { installPlugin, activatePlugin, invalidateResolution } =
		useDispatch( pluginsStore );
	const registry = useRegistry();
	const showSnackbar = useSnackbar();

	async function setUp( plugin: KnownPlugin ): Promise< void > {
		setFailure( undefined );
		try {
			let { basename } = plugin;
			if ( ! plugin.installed ) {
				setWork( 'install' );
				( { basename } = await installPlugin( plugin.slug ) );
			}
			setWork( 'activate' );
			await activatePlugin( basename );
			showSnackbar(
				sprintf(
					/* translators: %s: name of a plugin. */
					__( '%s has been activated!', 'userfeedback' ),
					plugin.title
				),
				{ about: plugin.slug }
			);
			// The step that comes next is in the list.
			await invalidateResolution( 'getPlugins', [] );
			await registry
				.resolveSelect( pluginsStore )
				.getPlugins()
				// The tab shows that it could not be loaded.
				.catch( () => undefined );
		} catch ( thrown ) {
			setFailure( describeError( toApiError( thrown ) ) );
		}
		setWork( undefined );
	}

	return { work, failure, setUp };
}
