<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Model\Capability;

/**
 * Imports the ratings of a plugin in steps; its subject is the id of the source. Where it is stands in ImportProgress, so that a step that was killed
 * goes on where it was; its own state counts what it did. Done and total are percent.
 *
 * @since 0.7.0
 */
final class RatingImportWork implements LongWork {

	public const KIND = 'import-ratings';

	/** State of an import that has done nothing yet. */
	public const NOTHING = [
		'new'     => 0,
		'known'   => 0,
		'posts'   => 0,
		'changed' => 0,
	];

	private const ALL = 100;

	public function __construct( private readonly RatingImport $imports ) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	public function step( Step $step ): StepResult {
		$hasBegun = ( $step->state['has_begun'] ?? false ) === true;
		$cursor   = $hasBegun ? $this->imports->place( $step->subject ) : $this->imports->start( $step->subject );
		/** @var array{new: int, known: int, posts: int, changed: int} $counts */
		$counts = array_intersect_key( $step->state, self::NOTHING ) + self::NOTHING;
		$done   = $step->done;
		while ( $cursor !== null ) {
			$part   = $this->imports->step( $step->subject, $cursor );
			$counts = $part->addedTo( $counts );
			$done   = $part->percent;
			$cursor = $part->next;
			if ( $cursor !== null && $step->isOver() ) {
				return StepResult::unfinished( [ 'has_begun' => true ] + $counts, $done, self::ALL );
			}
		}
		return StepResult::finished( $counts, self::ALL );
	}
}
