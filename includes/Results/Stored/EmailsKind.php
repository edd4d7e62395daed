<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\StoredData\PersonKey;
use UserFeedback\StoredData\PrivacyText;

/**
 * Email addresses that visitors typed: the answers to email questions. Deleted with the response.
 *
 * @since 0.7.0
 */
final class EmailsKind extends SurveyDataKind {

	public function name(): string {
		return 'emails';
	}

	public function label(): string {
		return __( 'Email addresses', 'userfeedback' );
	}

	public function personKeys(): array {
		return [ PersonKey::Email ];
	}

	public function privacy(): PrivacyText {
		return new PrivacyText(
			self::heading(),
			[
				[
					__( 'If a survey asks for your email address and you enter it, we store it with your answers.', 'userfeedback' ),
				],
			]
		);
	}
}
