<?php
/**
 * The names of the schemas in docs/openapi.json. They are those of src/survey-model/generated.ts where both have the type.
 */

declare( strict_types=1 );

use UserFeedback\AI\SummarySchema;
use UserFeedback\AI\Translations\SuggestionsSchema;
use UserFeedback\Database\Work\JobSchema;
use UserFeedback\Exports\ExportSchema;
use UserFeedback\Import\Ratings\RatingImportSchema;
use UserFeedback\Inbox\InboxSchema;
use UserFeedback\Notifications\Webhooks\WebhookSchema;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Preview\RatingPreviewSchema;
use UserFeedback\PostRatings\Results\RatingResultsSchema;
use UserFeedback\PostRatings\Settings\RatingSettingsSchema;
use UserFeedback\PostRatings\Votes\VoteSchema;
use UserFeedback\Responses\RemarkSchema;
use UserFeedback\Responses\ResponseSchema;
use UserFeedback\Results\CompareSchema;
use UserFeedback\Results\OverviewSchema;
use UserFeedback\Results\QuestionStatsSchema;
use UserFeedback\Results\ResultsSchema;
use UserFeedback\Results\TextsSchema;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Support\Pagination;
use UserFeedback\Surveys\Files\SurveyFile;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\Templates\TemplateSchema;
use UserFeedback\Widget\PostPanel\PostSurveysSchema;
use UserFeedback\Widget\PreviewSchema;
use UserFeedback\Widget\WidgetSchema;

/**
 * Named schemas, those inside of others first.
 *
 * @return array<string, array<string, mixed>>
 */
function restNamedSchemas( Plugin $plugin ): array {
	$types     = $plugin->get( QuestionTypes::class )->all();
	$sections  = $plugin->get( SettingSections::class );
	$survey    = SurveySchema::survey( $types, $sections );
	$questions = [];
	foreach ( $types as $name => $type ) {
		// radio-button → RadioButtonQuestion.
		$questions[ str_replace( '-', '', ucwords( $name, '-' ) ) . 'Question' ] = QuestionSchema::of( $name, $type );
	}
	return [
		'Pagination'          => Pagination::schema(),
		'StatusFilter'        => Pagination::filterSchema(),
	] + $questions + [
		'SurveySettings'      => $survey['properties']['settings'],
		'SurveyNotifications' => $survey['properties']['notifications'],
		'SurveySummary'       => SurveySchema::summary(),
		'SurveyList'          => SurveySchema::list(),
		'Survey'              => $survey,
		'SavedSurvey'         => SurveySchema::saved( $survey ),
		'ImportedSurvey'      => SurveySchema::imported( $survey ),
		'SurveyReach'         => SurveySchema::reach(),
		'SurveyFile'          => SurveyFile::schema( $types, $sections ),
		'SurveyTemplate'      => TemplateSchema::template(),
		'PostSurveys'         => PostSurveysSchema::answer(),
		'WidgetSurvey'        => WidgetSchema::survey( $sections ),
		'WidgetData'          => WidgetSchema::data( $sections ),
		'SurveyPreview'       => PreviewSchema::preview( $sections ),
		'StoredSurveyPreview' => PreviewSchema::stored( $sections ),
	] + restNamedResults() + [
		'BackgroundExport'    => ExportSchema::export(),
		'StartedExport'       => ExportSchema::started(),
		'ExportList'          => ExportSchema::list(),
		'Job'                 => JobSchema::job(),
		'JobList'             => JobSchema::list(),
		'Settings'            => $plugin->get( SettingsService::class )->schema(),
		'RatingSettings'      => RatingSettingsSchema::settings(),
		'RatingPreview'       => RatingPreviewSchema::preview(),
		'ShownRating'         => VoteSchema::shown(),
		'ImportSource'        => RatingImportSchema::source(),
		'ImportSourceList'    => RatingImportSchema::sources(),
		'ImportPreview'       => RatingImportSchema::preview(),
		'ImportStep'          => RatingImportSchema::step(),
		'Notification'        => InboxSchema::notification(),
		'NotificationList'    => InboxSchema::list(),
		'WebhookState'        => WebhookSchema::state(),
		'WebhookDelivery'     => WebhookSchema::delivery(),
		'WholeDelivery'       => WebhookSchema::whole(),
	];
}

/**
 * @return array<string, array<string, mixed>> Of responses and results.
 */
function restNamedResults(): array {
	return [
		'ResponseNote'      => RemarkSchema::note(),
		'ResponseTag'       => RemarkSchema::tag(),
		'ResponseItem'      => ResponseSchema::item(),
		'ResponseList'      => ResponseSchema::list(),
		'ResponseDetail'    => ResponseSchema::response(),
		'ResponseChoices'   => ResponseSchema::choices(),
		'NpsStatistics'     => QuestionStatsSchema::nps(),
		'QuestionStats'     => QuestionStatsSchema::question(),
		'SurveyResults'     => ResultsSchema::results(),
		'QuestionTrend'     => ResultsSchema::trend(),
		'ResultsComparison' => CompareSchema::comparison(),
		'TextPage'          => TextsSchema::page(),
		'Overview'          => OverviewSchema::overview(),
		'AiSummary'         => SummarySchema::summary(),
		'AiSummaryAnswer'   => SummarySchema::answer(),
		'SuggestedTexts'    => SuggestionsSchema::answer(),
		'RatedPost'         => RatingResultsSchema::post(),
		'RatedPostList'     => RatingResultsSchema::posts(),
		'ListedRating'      => RatingResultsSchema::rating(),
		'ListedRatings'     => RatingResultsSchema::ratings(),
	];
}
