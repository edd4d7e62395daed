<?php
/**
 * Part of tools/schemas.php: the types of results.
 */

declare( strict_types=1 );

use UserFeedback\AI\SummarySchema;
use UserFeedback\AI\Translations\SuggestionsSchema;
use UserFeedback\Heatmaps\Collecting\ViewPartSchema;
use UserFeedback\Heatmaps\HeatmapSchema;
use UserFeedback\PostRatings\Results\RatingResultsSchema;
use UserFeedback\Results\CompareSchema;
use UserFeedback\Results\QuestionStatsSchema;
use UserFeedback\Results\ResultsSchema;
use UserFeedback\Results\TextsSchema;

/**
 * Results of surveys.
 *
 * @return array<string, array<string, mixed>>
 */
function resultTypes(): array {
	return [
		'NpsStatistics'    => QuestionStatsSchema::nps(),
		'QuestionStats' => withNames( QuestionStatsSchema::question(), [ 'nps' => 'NpsStatistics | null' ] ),
		'SurveyResults' => withNames(
			ResultsSchema::results(),
			[
				'question_stats' => 'QuestionStats[]',
				'nps_overview'   => 'NpsStatistics | null',
			]
		),
		'QuestionTrend'   => ResultsSchema::trend(),
		'ResultsComparison' => CompareSchema::comparison(),
		'AiSummary'       => SummarySchema::summary(),
		'AiSummaryAnswer' => withNames( SummarySchema::answer(), [ 'summary' => 'AiSummary | null' ] ),
		'SuggestionsRequest' => SuggestionsSchema::input(),
		'SuggestedTexts'  => SuggestionsSchema::answer(),
		'TextPage'        => withNames( TextsSchema::page(), [ 'pagination' => 'Pagination' ] ),
	] + ratingTypes() + heatmapTypes();
}

/**
 * Heatmaps: what pages report, and what was counted.
 *
 * @return array<string, array<string, mixed>>
 */
function heatmapTypes(): array {
	return [
		'Heatmap'       => HeatmapSchema::heatmap(),
		'HeatmapList'   => withNames(
			HeatmapSchema::list(),
			[
				'items'          => 'Heatmap[]',
				'pagination'     => 'Pagination',
				'status_filters' => 'StatusFilter[]',
			]
		),
		'HeatmapCounts' => withNames( HeatmapSchema::counts(), [ 'heatmap' => 'Heatmap' ] ),
		'HeatmapPart'   => ViewPartSchema::part(),
	];
}

/**
 * Results of post ratings.
 *
 * @return array<string, array<string, mixed>>
 */
function ratingTypes(): array {
	return [
		'RatedPost'      => RatingResultsSchema::post(),
		'ListedRating'   => RatingResultsSchema::rating(),
		'RatedPostList'  => withNames(
			RatingResultsSchema::posts(),
			[
				'items'      => 'RatedPost[]',
				'pagination' => 'Pagination',
			]
		),
		'ListedRatings' => withNames(
			RatingResultsSchema::ratings(),
			[
				'items'          => 'ListedRating[]',
				'pagination'     => 'Pagination',
				'status_filters' => 'StatusFilter[]',
			]
		),
	];
}
