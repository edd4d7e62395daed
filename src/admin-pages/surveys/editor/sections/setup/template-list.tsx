import { useInstanceId } from '@wordpress/compose';
import { __, _n, sprintf } from '@wordpress/i18n';
import { LockBlurb } from '../../../../../components/lock';
import { useFeature } from '../../../../../hooks/use-feature';
import type { SurveyTemplate } from '../../../../../survey-model';
import { MEDIUM } from '../../medium';
import { TemplateCard } from './template-card';
import { groupsOf } from './template-groups';
import type { TemplateGroup } from './template-groups';
import { PRO_TEMPLATES, lockText } from './template-lock';

interface TemplateListProps {
	templates: readonly SurveyTemplate[];
	search: string;
	/** The key of the survey's template; '' for none. */
	chosen: string;
	onChoose: ( template: SurveyTemplate ) => void;
	onPreview: ( template: SurveyTemplate ) => void;
}

type Handlers = Pick< TemplateListProps, 'chosen' | 'onChoose' | 'onPreview' >;

function Group( {
	title,
	templates,
	chosen,
	onChoose,
	onPreview,
}: TemplateGroup & Handlers ) {
	const id = useInstanceId( Group, 'userfeedback-template-group' );
	return (
		<section aria-labelledby={ title === '' ? undefined : id }>
			{ title !== '' && (
				<h3 className="userfeedback-setup__group" id={ id }>
					{ title }
				</h3>
			) }
			<ul className="userfeedback-setup__templates">
				{ templates.map( ( template ) => (
					<li key={ template.key }>
						<TemplateCard
							template={ template }
							isChosen={ template.key === chosen }
							onChoose={ () => onChoose( template ) }
							onPreview={ () => onPreview( template ) }
						/>
					</li>
				) ) }
			</ul>
		</section>
	);
}

/** What Pro templates require, above the first group that contains one. */
function ProBlurb() {
	const { decision } = useFeature( PRO_TEMPLATES );
	return (
		<LockBlurb
			feature={ PRO_TEMPLATES }
			medium={ MEDIUM }
			{ ...( decision === 'license' && {
				sentence: lockText( { required_addons: [] } ),
			} ) }
		/>
	);
}

/** The templates that a search finds, in groups. */
export function TemplateList( {
	templates,
	search,
	...handlers
}: TemplateListProps ) {
	const groups = groupsOf( templates, search );
	const count = groups.reduce(
		( sum, group ) => sum + group.templates.length,
		0
	);
	const firstLocked = groups.findIndex( ( group ) =>
		group.templates.some( ( { required_addons: slugs } ) =>
			slugs.includes( 'templates' )
		)
	);
	return (
		<>
			<p className="userfeedback-setup__count" role="status">
				{ search.trim() !== '' &&
					( count === 0
						? __( 'No results found', 'userfeedback' )
						: sprintf(
								/* translators: %d: number of templates. */
								_n(
									'%d template found',
									'%d templates found',
									count,
									'userfeedback'
								),
								count
							) ) }
			</p>
			{ groups.map( ( group, index ) => [
				index === firstLocked && <ProBlurb key="blurb" />,
				<Group key={ group.title } { ...group } { ...handlers } />,
			] ) }
		</>
	);
}
