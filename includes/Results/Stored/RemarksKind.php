<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\StoredData\PersonKey;
use UserFeedback\StoredData\PrivacyText;

/**
 * Notes and tags that people of the site gave to responses. Deleted with the response.
 *
 * @since 0.7.0
 */
final class RemarksKind extends SurveyDataKind {

	public function name(): string {
		return 'notes';
	}

	public function label(): string {
		return __( 'Notes and tags', 'userfeedback' );
	}

	public function features(): array {
		return [ ...parent::features(), Feature::SingleResponse ];
	}

	/** Their authors have accounts. */
	public function personKeys(): array {
		return [ PersonKey::User ];
	}

	public function privacy(): PrivacyText {
		return new PrivacyText(
			self::heading(),
			[
				[
					__( 'The people who manage our surveys can write notes about your answers and give them tags.', 'userfeedback' ),
					__( 'These are deleted together with your answers.', 'userfeedback' ),
				],
			]
		);
	}
}
