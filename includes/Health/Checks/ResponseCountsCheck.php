<?php

declare( strict_types=1 );

namespace UserFeedback\Health\Checks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Responses\CountsAudit;
use UserFeedback\Responses\Recount;

/**
 * The counts of surveys.
 *
 * @since 0.7.0
 */
final class ResponseCountsCheck extends CountsCheck {

	public function __construct(
		private readonly CountsAudit $audit,
		WorkQueue $queue,
		WorkRunner $runner
	) {
		parent::__construct( $queue, $runner );
	}

	public function id(): string {
		return 'counts';
	}

	public function label(): string {
		return __( 'Counts of responses', 'userfeedback' );
	}

	protected function audit( float $seconds ): array {
		return $this->audit->run( $seconds );
	}

	protected function work(): string {
		return Recount::KIND;
	}

	protected function subjects( array $ids ): array {
		return array_map( strval( ... ), $ids );
	}

	protected function problem( string $ids, int $count ): string {
		return sprintf(
			/* translators: %s: ids of surveys. */
			_n(
				'The results of the survey with the ID %s show other numbers than its responses have.',
				'The results of the surveys with the IDs %s show other numbers than their responses have.',
				$count,
				'userfeedback'
			),
			$ids
		);
	}
}
