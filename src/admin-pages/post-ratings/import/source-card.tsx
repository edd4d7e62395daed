import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { useFocusHandover } from '@/hooks/use-focus-handover';
import { store as importsStore } from '@/stores/rating-imports';
import type { ImportSource } from '@/survey-model';
import { PreviewSummary } from './preview';
import { PreviewTable } from './preview-table';
import { RunState } from './run-state';
import { amount, statusText } from './texts';

interface ButtonsProps {
	/** Whether the import can start: its preview is complete, or it was begun before. */
	canImport: boolean;
	/** Whether an import was begun and not finished. */
	isUnfinished: boolean;
	isReading: boolean;
	onPreview: () => void;
	onImport: () => void;
}

function Buttons( {
	canImport,
	isUnfinished,
	isReading,
	onPreview,
	onImport,
}: ButtonsProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useFocusHandover( ref );
	return (
		<div className="userfeedback-import__buttons" ref={ ref }>
			{ canImport && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onImport }
				>
					{ isUnfinished
						? __( 'Continue import', 'userfeedback' )
						: __( 'Import Ratings', 'userfeedback' ) }
				</Button>
			) }
			<Button
				__next40pxDefaultSize
				accessibleWhenDisabled
				variant="secondary"
				disabled={ isReading }
				isBusy={ isReading }
				onClick={ onPreview }
			>
				{ __( 'Preview import', 'userfeedback' ) }
			</Button>
		</div>
	);
}

/** A plugin whose ratings were found, with the preview and the import of them. */
export function SourceCard( { source }: { source: ImportSource } ) {
	const { source: id, name } = source;
	const state = useSelect(
		( select ) => ( {
			preview: select( importsStore ).getPreview( id ),
			run: select( importsStore ).getRun( id ),
		} ),
		[ id ]
	);
	const { previewImport, runImport, stopImport } =
		useDispatch( importsStore );
	const { run } = state;
	const isAtWork = source.is_running && run === undefined;
	useEffect( () => {
		if ( isAtWork ) {
			void runImport( id, true );
		}
	}, [ isAtWork, id, runImport ] );
	const isRunning = run?.status === 'running' || run?.status === 'stopping';
	// The result of an import replaces what was shown before it.
	const isIdle = run === undefined || run.status === 'stopped';
	const preview = isIdle ? state.preview : undefined;
	const status = isIdle ? statusText( source ) : '';
	const isUnfinished = isIdle && source.cursor !== null;
	const start = () => void runImport( id );
	const look = () => void previewImport( id );
	return (
		<Card title={ name }>
			<div className="userfeedback-import__source">
				<p className="userfeedback-import__amount">
					{ amount( source.posts, source.ratings ) }
				</p>
				{ status !== '' && <p>{ status }</p> }
				{ run && (
					<RunState
						name={ name }
						run={ run }
						onContinue={ start }
						onStop={ () => stopImport( id ) }
					/>
				) }
				{ preview && (
					<PreviewSummary preview={ preview } onRetry={ look } />
				) }
				{ ! isRunning && (
					<Buttons
						canImport={ isUnfinished || preview?.status === 'done' }
						isUnfinished={ isUnfinished }
						isReading={ preview?.status === 'running' }
						onPreview={ look }
						onImport={ start }
					/>
				) }
				{ preview?.status === 'done' && preview.items.length > 0 && (
					<PreviewTable name={ name } items={ preview.items } />
				) }
			</div>
		</Card>
	);
}
