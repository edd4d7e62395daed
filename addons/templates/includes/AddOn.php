<?php

declare( strict_types=1 );

namespace UserFeedback\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;
use UserFeedback\Surveys\Templates\ProTemplates;
use UserFeedback\Surveys\Templates\Template;

/**
 * Registers the templates that the core lists, with their questions.
 *
 * @since 0.3.0
 */
final class AddOn {

	/** The header Requires UserFeedback of the main file, which `npm version` writes here, too: reading the file takes long. */
	private const REQUIRES = '0.7.0';

	/**
	 * Action userfeedback_register.
	 */
	public static function onRegister( Extensions $extensions ): void {
		// An older core lacks the classes below; WordPress' Plugins screen reports it.
		if ( version_compare( self::REQUIRES, USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		$extensions->template( self::templates( ... ) );
	}

	/**
	 * The templates with their questions. A later core may list templates that this version of the add-on does not have.
	 *
	 * @return list<Template>
	 */
	public static function templates(): array {
		$questions = Website::all() + Recommendation::all() + Shop::all() + Content::all() + Product::all() + Support::all();
		$questions = $questions + Events::all() + Audience::all();
		$templates = [];
		foreach ( ProTemplates::all() as $template ) {
			if ( isset( $questions[ $template->key ] ) ) {
				$templates[] = $template->withQuestions( $questions[ $template->key ] );
			}
		}
		return $templates;
	}
}
