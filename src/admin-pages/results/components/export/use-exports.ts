import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { useTimer } from '@/hooks/use-timer';
import { store as exportsStore } from '@/stores/exports';
import type { BackgroundExport } from '@/survey-model';

/** How often the list is loaded while the server prepares an export. */
const PERIOD_MS = 2000;

/** Whether the server still has to do something for an export. */
export function isActive( { state }: BackgroundExport ): boolean {
	return state === 'queued' || state === 'running';
}

/** The current user's exports, with their progress while the component is on the screen; empty until they are loaded. */
export function useExports(): readonly BackgroundExport[] {
	const items = useSelect(
		( select ) => select( exportsStore ).getExports(),
		[]
	);
	const { refreshExports } = useDispatch( exportsStore );
	const startTimer = useTimer();
	const isWaiting = items?.some( isActive ) ?? false;

	useEffect( () => {
		function refreshSoon(): void {
			startTimer( async () => {
				// A tab that nobody sees asks nothing; the next round asks again. So does a request that failed.
				if ( ! document.hidden ) {
					await Promise.resolve( refreshExports() ).catch(
						() => undefined
					);
				}
				refreshSoon();
			}, PERIOD_MS );
		}
		if ( isWaiting ) {
			refreshSoon();
		}
		return () => startTimer();
	}, [ isWaiting, refreshExports, startTimer ] );

	return items ?? [];
}
