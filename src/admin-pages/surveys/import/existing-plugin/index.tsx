import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { Card } from '@/components/card';
import { useFocusHandover } from '@/hooks/use-focus-handover';
import { describeError } from '@/lib/describe-error';
import { store as existingStore } from '@/stores/existing-plugin';
import type { RunName } from '@/stores/existing-plugin/types';
import type { ExistingPlugin, ExistingPluginRun } from '@/survey-model';
import { Report } from './report';
import { foundText } from './texts';
import './existing-plugin.scss';

interface RunningProps {
	name: RunName;
	run: ExistingPluginRun | null;
	isStopping: boolean;
	onStop: () => void;
}

/** How far an import or a preview is. */
function Running( { name, run, isStopping, onStop }: RunningProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	const { done = 0, total = 0 } = run ?? {};
	const percent = total === 0 ? 0 : Math.floor( ( 100 * done ) / total );
	const text = sprintf(
		/* translators: %d: percentage of the import that is done. */
		__( '%d%% done', 'userfeedback' ),
		percent
	);
	return (
		<div className="userfeedback-existing__progress" ref={ ref }>
			<progress
				aria-label={
					name === 'preview'
						? __(
								'Reading the other plugin’s data',
								'userfeedback'
							)
						: __(
								'Importing from the other plugin',
								'userfeedback'
							)
				}
				aria-valuetext={ text }
				max={ 100 }
				value={ percent }
			/>
			<span>{ text }</span>
			<Button
				__next40pxDefaultSize
				accessibleWhenDisabled
				variant="secondary"
				disabled={ isStopping }
				onClick={ onStop }
			>
				{ __( 'Stop', 'userfeedback' ) }
			</Button>
			<p>
				{ __(
					'You can leave this page: the import goes on in the background.',
					'userfeedback'
				) }
			</p>
		</div>
	);
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
					<Running
						name={ work.name }
						run={ overview[ work.name ] }
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
