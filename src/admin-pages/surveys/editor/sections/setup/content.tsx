import { SearchControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { store as templatesStore } from '@/stores/templates';
import type { SurveyTemplate } from '@/survey-model';
import { ImportButton } from '@/admin-pages/surveys/import';
import { useEditor } from '../../context';
import { TemplateList } from './template-list';
import { TemplatePreview } from './template-preview';
import { useChooseTemplate } from './use-choose-template';

/** The template of a new survey. Choosing one goes to the next step. */
export function SetupContent() {
	const { survey } = useEditor();
	const [ search, setSearch ] = useState( '' );
	const [ previewed, setPreviewed ] = useState< SurveyTemplate >();
	const templates = useSelect(
		( select ) => select( templatesStore ).getTemplates(),
		[]
	);
	const { error, retry } = useResolution(
		templatesStore,
		'getTemplates',
		[]
	);
	const { choose, replacing, onConfirm, onCancel } =
		useChooseTemplate( templates );

	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __(
					'The templates could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		);
	}
	return (
		<div className="userfeedback-setup">
			<div className="userfeedback-setup__head">
				<h2>{ __( 'Select a Template', 'userfeedback' ) }</h2>
				<p>
					{ __(
						'Everything can be changed afterwards.',
						'userfeedback'
					) }
				</p>
			</div>
			<div className="userfeedback-setup__tools">
				<SearchControl
					__nextHasNoMarginBottom
					label={ __( 'Search templates', 'userfeedback' ) }
					placeholder={ __( 'Search templates', 'userfeedback' ) }
					value={ search }
					onChange={ setSearch }
				/>
				<ImportButton />
			</div>
			{ templates ? (
				<TemplateList
					templates={ templates }
					search={ search }
					chosen={ survey.template }
					onChoose={ choose }
					onPreview={ setPreviewed }
				/>
			) : (
				<div className="userfeedback-setup__templates">
					<Skeleton shape="card" count={ 1 } />
				</div>
			) }
			{ previewed && (
				<TemplatePreview
					template={ previewed }
					onChoose={ () => {
						setPreviewed( undefined );
						choose( previewed );
					} }
					onClose={ () => setPreviewed( undefined ) }
				/>
			) }
			{ replacing && (
				<ConfirmDialog
					title={ __( 'Replace your questions?', 'userfeedback' ) }
					confirmLabel={ __( 'Replace questions', 'userfeedback' ) }
					onConfirm={ onConfirm }
					onCancel={ onCancel }
				>
					{ __(
						'The questions that you wrote will be replaced by those of the template.',
						'userfeedback'
					) }
				</ConfirmDialog>
			) }
		</div>
	);
}
