import { __ } from '@wordpress/i18n';
import '@/components/link-tabs/link-tabs.scss';
import { SECTIONS } from './sections';
import { goToSection, sectionHref, useSection } from './use-section';

/** Links to the sections of the page, which look like tabs. */
export function SectionTabs() {
	const current = useSection();
	return (
		<nav
			className="userfeedback-link-tabs"
			aria-label={ __( 'Sections of this page', 'userfeedback' ) }
		>
			<ul>
				{ SECTIONS.map( ( { name, tab }, index ) => (
					<li key={ name }>
						<a
							href={ sectionHref( name ) }
							aria-current={
								name === current ||
								( current === undefined && index === 0 )
									? 'location'
									: undefined
							}
							// Again to the section that is in the address: the address does not change.
							onClick={ () =>
								name === current && goToSection( name )
							}
						>
							{ tab }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
