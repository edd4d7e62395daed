import { useInstanceId } from '@wordpress/compose';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { LockBlurb } from '@/components/lock';
import { useFeature } from '@/hooks/use-feature';
import type { SurveyTemplate } from '@/survey-model';
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

/** What Pro templates require, above those that are locked. */
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

/** The templates that a search finds, in groups; those that are locked are folded together. */
export function TemplateList( {
	templates,
	search,
	...handlers
}: TemplateListProps ) {
	const isSearching = search.trim() !== '';
	const groups = ( isAvailable: boolean ) =>
		groupsOf(
			templates.filter(
				( template ) => template.is_available === isAvailable
			),
			search
		);
	const [ usable, locked ] = [ groups( true ), groups( false ) ];
	const countIn = ( list: readonly TemplateGroup[] ) =>
		list.reduce( ( sum, group ) => sum + group.templates.length, 0 );
	const count = countIn( usable ) + countIn( locked );
	return (
		<>
			<Announced className="userfeedback-setup__count">
				{ isSearching &&
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
			</Announced>
			{ usable.map( ( group ) => (
				<Group key={ group.title } { ...group } { ...handlers } />
			) ) }
			{ locked.length > 0 && <ProBlurb /> }
			{ locked.length > 0 && (
				// Another key, so that a search opens them, and its end closes them.
				<details
					key={ isSearching ? 'search' : 'all' }
					className="userfeedback-setup__locked"
					open={ isSearching }
				>
					<summary>
						{ sprintf(
							/* translators: %d: number of templates. */
							_n(
								'%d more template',
								'%d more templates',
								countIn( locked ),
								'userfeedback'
							),
							countIn( locked )
						) }
					</summary>
					{ locked.map( ( group ) => (
						<Group
							key={ group.title }
							{ ...group }
							{ ...handlers }
						/>
					) ) }
				</details>
			) }
		</>
	);
}
