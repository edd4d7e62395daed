import { useSelect } from '@wordpress/data';
import type { IconData } from '../../stores/icon-data';
import { ICON_STYLES } from '../../stores/icon-data';
import { store as iconsStore } from '../../stores/icons';
import type { StoredIcon } from './search';

/** The drawing of a stored icon; undefined while it is loading, without an icon, and for an icon that no longer exists. */
export function useIcon( { name, style }: StoredIcon ): IconData | undefined {
	return useSelect(
		( select ) => {
			const known = ICON_STYLES.find( ( other ) => other === style );
			return name === '' || known === undefined
				? undefined
				: select( iconsStore ).getIcons( known )?.[ name ];
		},
		[ name, style ]
	);
}
