<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Import\Mapping\ColumnProfile;
use UserFeedback\Import\Mapping\ColumnRoles;
use UserFeedback\Import\Mapping\DateOrder;
use UserFeedback\Import\Mapping\MappedColumn;
use UserFeedback\Import\Mapping\MappedQuestion;
use UserFeedback\Import\Mapping\Mapping;
use UserFeedback\Import\Mapping\Ticks;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DomainError;

/**
 * Imports in the format of the REST API, see ImportSchema.
 *
 * @since 0.7.0
 */
final class ImportPresenter {

	/** Records of a sample. */
	private const SAMPLE = 5;

	public function __construct(
		private readonly ImportWork $work,
		private readonly ImportPlan $plan
	) {}

	/**
	 * An import without its columns, for lists.
	 *
	 * @return array<string, mixed>
	 */
	public function summary( StoredWork $work ): array {
		$state    = ImportState::from( (array) $work->state );
		$isFailed = $work->status === StoredWork::FAILED;
		$isStored = $state->phase === ImportSchema::DONE;
		return [
			'id'         => $work->id,
			'file_name'  => $state->fileName,
			'format'     => $state->format,
			'encoding'   => $state->encoding,
			'delimiter'  => $state->delimiter,
			'status'     => $isFailed ? ImportSchema::FAILED : $state->phase,
			'done'       => $isStored || $state->phase === ImportSchema::MAPPING ? $state->size : $state->end,
			'total'      => $state->size,
			'title'      => $state->title,
			'empty'      => $state->empty,
			'date_order' => null,
			'is_date_order_certain' => true,
			'lines'      => $state->phase === ImportSchema::READING ? 0 : $state->lines,
			'columns'    => [],
			'questions'  => [],
			'sample'     => [],
			'survey_id'  => $isStored ? $state->survey : null,
			'stored'     => $state->stored,
			'empties'    => $state->empties,
			'skipped'    => $state->skipped,
			'repeated'   => $state->repeated,
			'problems'   => [],
			'problems_count' => $state->problemsCount,
			'error'      => $isFailed ? $work->error : null,
			'created_at' => Dates::toIso( $work->createdAt ),
		];
	}

	/**
	 * An import with everything.
	 *
	 * @return array<string, mixed>
	 */
	public function whole( StoredWork $work ): array {
		$state  = ImportState::from( (array) $work->state );
		$import = [ 'problems' => $state->problems ] + $this->summary( $work );
		if ( $state->phase === ImportSchema::DONE ) {
			return $import;
		}
		try {
			$file = $this->work->file( $work->subject );
		} catch ( DomainError $gone ) {
			return $import['status'] === ImportSchema::FAILED ? $import : [
				'status' => ImportSchema::FAILED,
				'error'  => $gone->getMessage(),
			] + $import;
		}
		if ( $state->phase !== ImportSchema::MAPPING ) {
			return [ 'questions' => array_map( self::question( ... ), $state->mappedQuestions() ) ] + $import;
		}
		return $this->mapped( $state, $file ) + $import;
	}

	/**
	 * What an import is going to make.
	 *
	 * @return array<string, mixed>
	 */
	private function mapped( ImportState $state, CsvFile $file ): array {
		$mapping  = $this->plan->mapping( $state, $file );
		$profiles = $state->profiles();
		$date     = $mapping->dateColumn();
		$columns  = [];
		foreach ( $mapping->columns as $index => $column ) {
			$columns[] = $this->column( $column, $file->headers[ $index ], $profiles[ $index ] );
		}
		return [
			'date_order' => $date === null ? null : $mapping->dateOrder,
			'is_date_order_certain' => $date === null || DateOrder::isCertain( $profiles[ $date ] ),
			'columns'    => $columns,
			'questions'  => array_map( self::question( ... ), $mapping->questions() ),
			'sample'     => $this->sample( $state, $file, $mapping ),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function column( MappedColumn $column, Header $header, ColumnProfile $profile ): array {
		$types = $this->plan->types();
		$lock  = $column->role === MappedColumn::QUESTION && $column->group === null ? $types->lock( $types->best( $profile ) ) : null;
		$roles = array_diff( ImportSchema::ROLES, ColumnRoles::mayBeDate( $profile ) ? [] : [ MappedColumn::DATE ] );
		return [
			'index'     => $column->index,
			'header'    => $header->name,
			'answered'  => $profile->answered,
			'distinct'  => $profile->isText ? null : count( $profile->values ),
			'samples'   => $profile->samples,
			'role'      => $column->role,
			'type'      => $column->type,
			'title'     => $column->title,
			'group'     => $column->group,
			'option'    => $column->option,
			'roles'     => array_values( $roles ),
			'types'     => $types->fitting( $profile ),
			'can_group' => Ticks::fits( $profile ),
			'locked'    => $lock,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function question( MappedQuestion $question ): array {
		return array_intersect_key( $question->state(), array_flip( [ 'id', 'type', 'title', 'options', 'answered', 'columns' ] ) );
	}

	/**
	 * The first records as they would be stored.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function sample( ImportState $state, CsvFile $file, Mapping $mapping ): array {
		$lines  = $this->plan->draftLines( $state, $file, $mapping );
		$sample = [];
		foreach ( $file->records() as $record ) {
			$item = [
				'line'    => $record->line,
				'date'    => null,
				'answers' => [],
				'problem' => null,
			];
			try {
				$item['answers'] = $lines->answers( $record ) ?? [];

				$date         = $lines->date( $record );
				$item['date'] = $date === null ? null : Dates::toIso( $date );
			} catch ( LineProblem $problem ) {
				$item['problem'] = $problem->getMessage();
			}
			$sample[] = $item;
			if ( count( $sample ) === self::SAMPLE ) {
				break;
			}
		}
		return $sample;
	}
}
