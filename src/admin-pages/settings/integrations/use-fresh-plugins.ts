import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store as pluginsStore } from '@/stores/plugins';

/** Loads the state of the plugins again when the user comes back from another tab, where the setup wizard may have been finished. */
export function useFreshPlugins(): void {
	const { invalidateResolution } = useDispatch( pluginsStore );
	useEffect( () => {
		function refresh(): void {
			if ( document.visibilityState === 'visible' ) {
				void invalidateResolution( 'getPlugins', [] );
			}
		}
		document.addEventListener( 'visibilitychange', refresh );
		return () =>
			document.removeEventListener( 'visibilitychange', refresh );
	}, [ invalidateResolution ] );
}
