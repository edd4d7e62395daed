<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Responses\ResponseRetention;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\Retention;
use UserFeedback\StoredData\TableSource;

/**
 * Answers of visitors who left before the end.
 *
 * @since 0.7.0
 */
final class PartialAnswersKind extends SurveyDataKind {

	/**
	 * @param Closure(): TableSource       $tables
	 * @param Closure(): ResponseRetention $old
	 */
	public function __construct( Closure $tables, private readonly Closure $old ) {
		parent::__construct( $tables );
	}

	public function name(): string {
		return 'partial-answers';
	}

	public function label(): string {
		return __( 'Partial answers', 'userfeedback' );
	}

	public function retention(): array {
		$delete = fn ( int $days ) => ( $this->old )()->deleteOld( ResponseStatus::Partial, $days );
		return [ new Retention( 'partial', ResponseRetention::partialDays(), $delete ) ];
	}

	public function privacy(): PrivacyText {
		$days = ResponseRetention::partialDays();
		return new PrivacyText(
			self::heading(),
			[
				[
					__( 'Some surveys also keep what you answered if you leave before the end.', 'userfeedback' ),
					PrivacyText::days(
						/* translators: %s: number of days. */
						_n( 'If you do not finish, we keep it for %s day.', 'If you do not finish, we keep it for %s days.', $days, 'userfeedback' ),
						$days
					),
				],
			]
		);
	}
}
