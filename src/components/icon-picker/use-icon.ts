import { useSelect } from '@wordpress/data';
import type { IconData } from '../../stores/icon-data';
import { ICON_STYLES } from '../../stores/icon-data';
import { store as iconsStore } from '../../stores/icons';
import type { StoredIcon } from './search';

/** How a stored icon is drawn; undefined while that is loading, without an icon, and of one that there is no more. */
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
