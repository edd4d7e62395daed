import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useResolution } from '@/hooks/use-resolution';
import { store as pluginsStore } from '@/stores/plugins';
import type { PluginList } from '@/stores/plugins/types';
import { ErrorState } from '../error-state';
import { Skeleton } from '../skeleton';

/** Renders its children with the recommended plugins when their status is loaded. */
export function PluginTools( {
	children,
}: {
	children: ( list: PluginList ) => ReactNode;
} ) {
	const list = useSelect(
		( select ) => select( pluginsStore ).getGrowthPlugins(),
		[]
	);
	const { error, retry } = useResolution(
		pluginsStore,
		'getGrowthPlugins',
		[]
	);
	if ( list ) {
		return children( list );
	}
	return error ? (
		<ErrorState
			error={ error }
			title={ __( 'The plugins could not be loaded', 'userfeedback' ) }
			onRetry={ retry }
		/>
	) : (
		<Skeleton count={ 4 } shape="card" />
	);
}
