<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminRoute;

/**
 * The import of answers in WordPress' list under Tools > Import, for users who may import. It leads to the plugin's own screen.
 *
 * @since 0.7.0
 */
final class AnswersImporterEntry {

	/**
	 * Adds the entry, at admin_init.
	 */
	public function register(): void {
		if ( ! current_user_can( Capability::MANAGE ) ) {
			return;
		}
		register_importer(
			'userfeedback-answers',
			__( 'Answers to surveys', 'userfeedback' ),
			__( 'Import surveys with their responses from SurveyMonkey, Typeform, Google Forms, Formbricks or any CSV file.', 'userfeedback' ),
			[ $this, 'open' ]
		);
		// Before WordPress prints its own screen for it.
		add_action( 'load-importer-userfeedback-answers', [ $this, 'open' ] );
	}

	/**
	 * Action load-importer-userfeedback-answers.
	 */
	public function open(): never {
		wp_safe_redirect( AdminRoute::Imports->url() );
		exit;
	}
}
