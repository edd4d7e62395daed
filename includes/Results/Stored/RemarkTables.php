<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\NoteRepository;
use UserFeedback\Responses\TagRepository;
use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\TableSource;
use UserFeedback\StoredData\ZoneLayout;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\NotFound;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Tables of the notes and tags of a survey's responses.
 *
 * @since 0.7.0
 */
final class RemarkTables implements TableSource {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly RemarkRepository $remarks,
		private readonly NoteRepository $notes,
		private readonly TagRepository $tags,
		private readonly Clock $clock
	) {}

	/**
	 * @throws NotFound When there is no such survey.
	 */
	public function table( array $fields, ?array $layout, ?int $userId ): Table {
		$survey = $this->surveys->find( Cast::int( $fields['survey_id'] ?? 0 ) ) ?? throw NotFound::survey();
		return new RemarkTable( $this->remarks, $this->notes, $this->tags, $survey, ZoneLayout::zone( $layout, $this->clock ) );
	}
}
