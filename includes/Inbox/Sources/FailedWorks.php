<?php

declare( strict_types=1 );

namespace UserFeedback\Inbox\Sources;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Inbox\Button;
use UserFeedback\Inbox\Category;
use UserFeedback\Inbox\Notification;
use UserFeedback\Inbox\NotificationActions;
use UserFeedback\Inbox\NotificationSource;
use UserFeedback\Model\Capability;

/**
 * Long works that have failed.
 *
 * @since 0.7.0
 */
final class FailedWorks implements NotificationSource {

	private const MAX = 5;

	public function __construct( private readonly WorkRunner $works ) {}

	public function notifications(): array {
		return array_map( $this->notification( ... ), $this->works->failed( self::MAX ) );
	}

	private function notification( StoredWork $work ): Notification {
		$failedAt = $work->finishedAt ?? $work->updatedAt;
		return new Notification(
			"work-failed-$work->id-{$failedAt->getTimestamp()}",
			Category::Problem,
			self::title( $work->kind ),
			self::content( $work ),
			$failedAt,
			$this->works->isKnown( $work->kind )
				? [ Button::action( __( 'Try again', 'userfeedback' ), NotificationActions::WORKS, NotificationActions::RETRY . "-$work->id" ) ]
				: [],
			$this->works->capability( $work->kind ) ?? Capability::MANAGE
		);
	}

	private static function title( string $kind ): string {
		return match ( $kind ) {
			'export'           => __( 'An export failed', 'userfeedback' ),
			'import-responses' => __( 'An import of responses failed', 'userfeedback' ),
			'import-ratings'   => __( 'An import of ratings failed', 'userfeedback' ),
			'delete-survey'    => __( 'A deleted survey still has data on the site', 'userfeedback' ),
			'ai-summary'       => __( 'A summary of answers failed', 'userfeedback' ),
			/* translators: %s: name of a task, for example recount. */
			default            => sprintf( __( 'The background task “%s” failed', 'userfeedback' ), $kind ),
		};
	}

	private static function content( StoredWork $work ): string {
		return $work->error === ''
			? __( 'What it has done so far is kept. Try it again; if it keeps failing, look into the error log of your site.', 'userfeedback' )
			: sprintf(
				/* translators: %s: an error message. */
				__( 'What it has done so far is kept. Try it again. The reason was: %s', 'userfeedback' ),
				$work->error
			);
	}
}
