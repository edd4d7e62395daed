<?php
/**
 * Prints the input from which `npm run types` creates src/survey-model/generated.ts: { types: { TypeName: schema },
 * limits: { name: number }, defaults: { survey, page, widget }, widgetFields: { setting: field }, units: { group: { name: fields } },
 * logic: { comparators, qualifying }, surveyFile: schema, webhook: schema, countries: [ code ], rightToLeft: [ language ],
 * routes: { CONSTANT: { page, name, path } } }.
 * The routes become src/route-table.ts.
 *
 * `tsType` replaces an inline copy of another listed schema by its type name.
 */

declare( strict_types=1 );

use UserFeedback\Database\Work\JobSchema;
use UserFeedback\Exports\ExportSchema;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\PostRatings\Preview\RatingPreviewSchema;
use UserFeedback\PostRatings\Settings\RatingSettingsSchema;
use UserFeedback\Responses\RemarkSchema;
use UserFeedback\Responses\ResponseSchema;
use UserFeedback\Responses\SubmissionSchema;
use UserFeedback\Results\OverviewSchema;
use UserFeedback\Settings\SettingsSchema;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Countries;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Locales;
use UserFeedback\Support\Pagination;
use UserFeedback\Support\SystemClock;
use UserFeedback\Surveys\Files\SurveyFile;
use UserFeedback\Surveys\Logic\SurveyConditions;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Settings\WidgetSettings;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\Templates\TemplateSchema;
use UserFeedback\Widget\PostPanel\PostSurveysSchema;
use UserFeedback\Widget\PreviewSchema;
use UserFeedback\Widget\Why\WhySchema;
use UserFeedback\Widget\WidgetSchema;

require __DIR__ . '/lib/without-wordpress.php';
require __DIR__ . '/lib/result-types.php';
require __DIR__ . '/lib/shared-types.php';
require __DIR__ . '/lib/limits.php';
require __DIR__ . '/lib/webhook-types.php';
require __DIR__ . '/lib/inbox-types.php';
require __DIR__ . '/lib/import-types.php';
require __DIR__ . '/lib/routes.php';
require __DIR__ . '/lib/widget-settings.php';

spl_autoload_register(
	static function ( string $name ): void {
		$file = dirname( __DIR__ ) . '/includes/' . str_replace( [ 'UserFeedback\\', '\\' ], [ '', '/' ], $name ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

/**
 * A schema in which some properties refer to other types.
 *
 * @param array<string, mixed>  $schema
 * @param array<string, string> $names  Property → type; "Name[]" for a list.
 * @return array<string, mixed>
 */
function withNames( array $schema, array $names ): array {
	$named = [];
	foreach ( $names as $property => $type ) {
		$description        = Cast::at( $schema, 'properties', $property, 'description' );
		$named[ $property ] = [ 'tsType' => $type ] + ( $description === null ? [] : [ 'description' => $description ] );
	}
	$schema['properties'] = array_replace( (array) ( $schema['properties'] ?? [] ), $named );
	return $schema;
}

/**
 * The setting sections of surveys without add-ons: those of Surveys, and those of other domains (includes/Notifications/<Name>/<Name>Section.php).
 */
function sections(): SettingSections {
	$others = [];
	foreach ( (array) glob( dirname( __DIR__ ) . '/includes/Notifications/*/*Section.php' ) as $file ) {
		$name = 'UserFeedback\\Notifications\\' . basename( dirname( (string) $file ) ) . '\\' . basename( (string) $file, '.php' );
		if ( is_subclass_of( $name, SettingSection::class ) ) {
			$others[] = new $name();
		}
	}
	return SettingSections::core( new SystemClock() )->with( $others );
}

/**
 * What a survey is set to whose owner has set nothing, and what its page carries of that. Texts are English; of the site nothing is known.
 *
 * @return array{survey: array<string, mixed>, page: array<string, mixed>, widget: array<string, mixed>}
 */
function defaults(): array {
	$start = new DateTimeImmutable( '@0' );
	$blank = new Survey( 0, '', Survey::STANDARD, Survey::DRAFT, '', [], [], [], 0, null, null, $start, $start, 0 );
	$owned = sections()->values( $blank, static fn ( SettingSection $section, mixed $value ) => $value );
	$names = [
		SettingSections::SETTINGS      => true,
		SettingSections::NOTIFICATIONS => true,
	];
	return [
		'survey' => array_intersect_key( $owned, $names ),
		'page'   => array_intersect_key( sections()->visitorValues( $blank, static fn () => true ), $names ),
		'widget' => widgetDefaults(),
	];
}

/**
 * @return array<string, array<string, mixed>>
 */
function catalogue(): array {
	$types     = QuestionTypes::core()->all();
	$sections  = sections();
	$questions = [];
	foreach ( $types as $name => $type ) {
		// radio-button → RadioButtonQuestion.
		$questions[ str_replace( '-', '', ucwords( $name, '-' ) ) . 'Question' ] = QuestionSchema::of( $name, $type );
	}
	$parts = [
		'questions'     => 'Question[]',
		'settings'      => 'SurveySettings',
		'notifications' => 'SurveyNotifications',
	];
	$list   = JsonSchema::object( array_fill_keys( [ 'items', 'pagination', 'status_filters' ], [] ) );
	$responses = JsonSchema::object( $list['properties'] + ResponseSchema::page() );
	return $questions + [
		'Question'       => [ 'tsType' => implode( ' | ', array_keys( $questions ) ) ],
		'SurveySettings' => $sections->schemas( true )['settings'],
		'SurveyNotifications' => $sections->schemas( true )['notifications'],
		'SurveySummary'  => SurveySchema::summary(),
		'Survey'         => withNames( SurveySchema::survey( $types, $sections ), $parts ),
		'SurveyInput'    => withNames( SurveySchema::input( $types, $sections ), $parts ),
		'SavedSurvey'    => withNames( SurveySchema::saved( SurveySchema::survey( $types, $sections ) ), $parts ),
		'ImportedSurvey' => SurveySchema::imported( withNames( SurveySchema::survey( $types, $sections ), $parts ) ),
		'Pagination'     => Pagination::schema(),
		'StatusFilter'   => Pagination::filterSchema(),
		'SurveyList'     => withNames(
			$list,
			[
				'items'          => 'SurveySummary[]',
				'pagination'     => 'Pagination',
				'status_filters' => 'StatusFilter[]',
			]
		),
		'SurveyReach'    => SurveySchema::reach(),
		'SurveyTemplate' => templateSchema(),
		'Overview'       => withNames(
			OverviewSchema::overview(),
			[
				'surveys'    => 'SurveySummary[]',
				'pagination' => 'Pagination',
			]
		),
	] + resultTypes() + [
		'ResponseItem'   => ResponseSchema::item(),
		'ResponseList'   => withNames(
			$responses,
			[
				'items'          => 'ResponseItem[]',
				'pagination'     => 'Pagination',
				'status_filters' => 'StatusFilter[]',
			]
		),
		'ExportRequest'  => ExportSchema::request(),
		...longWorkTypes(),
		...webhookTypes(),
		'ResponseNote'   => RemarkSchema::note(),
		'ResponseTag'    => RemarkSchema::tag(),
		'ResponseChoices' => ResponseSchema::choices(),
		'ResponseDetail' => withNames( ResponseSchema::response(), [ 'notes' => 'ResponseNote[]' ] ),
	] + siteTypes() + visitorTypes();
}

/**
 * Long works, and exports in the background.
 *
 * @return array<string, array<string, mixed>>
 */
function longWorkTypes(): array {
	return [
		'BackgroundExport' => ExportSchema::export(),
		'Job'              => JobSchema::job(),
		'JobList'          => withNames( JobSchema::list(), [ 'items' => 'Job[]' ] ),
		'ExportList'       => withNames( ExportSchema::list(), [ 'items' => 'BackgroundExport[]' ] ),
		'StartedExport'    => withNames( ExportSchema::started(), [ 'export' => 'BackgroundExport | null' ] ),
	];
}

/**
 * @return array<string, array<string, mixed>>
 */
function siteTypes(): array {
	return [
		'Settings'    => SettingsSchema::settings( [ ...widgetTab(), ...otherTabs() ] ),
		'PostSurveys' => PostSurveysSchema::answer(),
		...inboxTypes(),
		'RatingSettings' => RatingSettingsSchema::settings(),
		'RatingPreview' => RatingPreviewSchema::preview(),
		...importTypes(),
		'RatingIcon'  => RatingSettingsSchema::icon(),
		'RatingDefaults' => withNames( RatingSettingsSchema::defaults(), [ 'icons' => 'RatingIcon[]' ] ),
		'FeatureName' => JsonSchema::word( array_column( Feature::cases(), 'value' ) ),
	];
}

/**
 * @return array<string, array<string, mixed>>
 */
function visitorTypes(): array {
	return [
		'Submission'   => SubmissionSchema::submission(),
		'WidgetSurvey' => withNames( WidgetSchema::survey( sections() ), [ 'questions' => 'Question[]' ] ),
		'WidgetData'   => withNames( WidgetSchema::data( sections() ), [ 'surveys' => 'WidgetSurvey[]' ] ),
		'WhyReport'    => WhySchema::report(),
		'StoredSurveyPreview' => withNames( PreviewSchema::stored( sections() ), [ 'data' => 'WidgetData' ] ),
		'SurveyPreview' => withNames( PreviewSchema::preview( sections() ), [ 'data' => 'WidgetData' ] ),
	];
}

/**
 * @return array<string, mixed>
 */
function templateSchema(): array {
	$template = TemplateSchema::template();

	$template['properties']['config'] = withNames( $template['properties']['config'], [ 'questions' => 'Question[]' ] );
	return $template;
}

/**
 * What conditions may compare: the comparators of each question type, default first, and the types that logic can start from.
 *
 * @return array{comparators: array<string, list<string>>, qualifying: list<string>}
 */
function logic(): array {
	return [
		'comparators' => array_map( static fn ( QuestionForm $form ) => array_column( $form->comparators(), 'value' ), QuestionTypes::core()->all() ),
		'qualifying'  => SurveyConditions::QUALIFYING,
	];
}

/**
 * The published schema of survey files, without the question types and setting sections of other plugins.
 *
 * @return array<string, mixed>
 */
function surveyFile(): array {
	return [
		'$schema'     => 'http://json-schema.org/draft-07/schema#',
		'title'       => 'Survey file of UserFeedback',
		'description' => 'A survey that was exported from UserFeedback. Import it with "Import a survey" or POST surveys/import.',
	] + SurveyFile::schema( QuestionTypes::core()->all(), sections() );
}

$types  = catalogue();
$output = [
	'types'      => $types + sharedTypes( $types ),
	'limits'     => limits(),
	'defaults'   => defaults(),
	'widgetFields' => WidgetSettings::FIELDS,
	'units'      => units(),
	'logic'      => logic(),
	'surveyFile' => surveyFile(),
	'webhook'    => webhook(),
	'countries'  => Countries::CODES,
	'rightToLeft' => Locales::RIGHT_TO_LEFT,
	'plans'      => array_column( Plan::cases(), 'value' ),
	'routes'     => routes(),
];
echo json_encode( $output, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
