import { useEffect, useState } from '@wordpress/element';
import { ChunkError } from '@/components/chunk-error';
import { Skeleton } from '@/components/skeleton';
import { createChunk } from '@/hooks/use-chunk';
import { useTimer } from '@/hooks/use-timer';
import type { SettingsFields } from '../components/loaded-settings';

/** How long the tab must be open before the customizer starts (specification, builder and settings 9). */
const START_MS = 600;

const useCustomizer = createChunk( () =>
	import(
		/* webpackChunkName: "admin-widget-customizer" */ './customizer'
	).then( ( { Customizer } ) => Customizer )
);

interface CustomizerProps {
	fields: SettingsFields;
}

/** The customizer, which starts after a moment: who only passes this tab loads neither its script nor a preview. */
export function StartingCustomizer( { fields }: CustomizerProps ) {
	const [ isStarted, setIsStarted ] = useState( false );
	const startTimer = useTimer();
	useEffect(
		() => startTimer( () => setIsStarted( true ), START_MS ),
		[ startTimer ]
	);
	return isStarted ? (
		<LoadedCustomizer fields={ fields } />
	) : (
		<Skeleton shape="card" count={ 1 } />
	);
}

function LoadedCustomizer( { fields }: CustomizerProps ) {
	const { part: Customizer, hasFailed, retry } = useCustomizer();
	if ( hasFailed ) {
		return <ChunkError onRetry={ retry } />;
	}
	return Customizer ? (
		<Customizer fields={ fields } />
	) : (
		<Skeleton shape="card" count={ 1 } />
	);
}
