import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { Card } from '@/components/card';
import { ImportProgress } from '@/components/import-progress';
import { useFocusHandover } from '@/hooks/use-focus-handover';
import { describeError } from '@/lib/describe-error';
import { store as existingStore } from '@/stores/existing-plugin';
import type { RunName } from '@/stores/existing-plugin/types';
import type { ExistingPlugin, ExistingPluginRun } from '@/survey-model';
import { Report } from './report';
import { foundText } from './texts';
import './existing-plugin.scss';

/** How far a run is, from 0 to 100. */
function percentOf( run: ExistingPluginRun | null ): number {
	const { done = 0, total = 0 } = run ?? {};
	return total === 0 ? 0 : Math.floor( ( 100 * done ) / total );
}

interface ButtonsProps {
	isImported: boolean;
	onRun: ( name: RunName ) => void;
}

function Buttons( { isImported, onRun }: ButtonsProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	return (
		<div className="userfeedback-existing__buttons" ref={ ref }>
			<Button
				__next40pxDefaultSize
				variant="primary"
				onClick={ () => onRun( 'import' ) }
			>
				{ isImported
					? __( 'Import again', 'userfeedback' )
					: __( 'Import', 'userfeedback' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => onRun( 'preview' ) }
			>
				{ __( 'Preview', 'userfeedback' ) }
			</Button>
		</div>
	);
}

/** The run whose report is shown: the one that ended last. */
function newest( { import: stored, preview }: ExistingPlugin ): RunName {
	return preview && ( ! stored || preview.at > stored.at )
		? 'preview'
		: 'import';
}

/** Offers to import from the other plugin named UserFeedback; nothing where that has stored nothing. */
export function ExistingPluginPanel() {
	const { overview, work } = useSelect(
		( select ) => ( {
			overview: select( existingStore ).getOverview(),
			work: select( existingStore ).getWork(),
		} ),
		[]
	);
	const { run, stop } = useDispatch( existingStore );
	const running = ( [ 'import', 'preview' ] as const ).find(
		( name ) => overview?.[ name ]?.status === 'running'
	);
	const isIdle = work.name === undefined && work.error === undefined;
	useEffect( () => {
		if ( isIdle && running !== undefined ) {
			void run( running, true );
		}
	}, [ isIdle, running, run ] );
	if ( ! overview?.found || overview.found.surveys === 0 ) {
		return null;
	}
	const shown = newest( overview );
	const last = overview[ shown ];
	const error = work.error
		? describeError( work.error )
		: ( last?.status === 'failed' && last.error ) || '';
	return (
		<Card
			title={ __( 'From the other UserFeedback plugin', 'userfeedback' ) }
		>
			<div className="userfeedback-existing">
				<p className="userfeedback-existing__found">
					{ foundText( overview.found ) }
				</p>
				<p>
					{ __(
						'Surveys, responses, impressions and settings are copied; nothing of the other plugin is changed. Importing again adds only what came since.',
						'userfeedback'
					) }
				</p>
				{ error !== '' && <Banner status="error">{ error }</Banner> }
				{ work.name === undefined ? (
					<Buttons
						isImported={ overview.import?.status === 'done' }
						onRun={ ( name ) => void run( name ) }
					/>
				) : (
					<ImportProgress
						label={
							work.name === 'preview'
								? __(
										'Reading the other plugin’s data',
										'userfeedback'
									)
								: __(
										'Importing from the other plugin',
										'userfeedback'
									)
						}
						percent={ percentOf( overview[ work.name ] ) }
						isStopping={ work.isStopping === true }
						onStop={ () => stop() }
					/>
				) }
				{ work.name === undefined && last?.status === 'done' && (
					<Report run={ last } isPreview={ shown === 'preview' } />
				) }
			</div>
		</Card>
	);
}
