<?php
/**
 * Prints the JSON schemas from which `npm run types` makes src/survey-model/generated.ts: { TypeName: schema }.
 *
 * Where a schema holds another type of the list inline, `tsType` names it instead.
 */

declare( strict_types=1 );

use UserFeedback\Responses\SubmissionSchema;
use UserFeedback\Results\ResultsSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Widget\WidgetSchema;

spl_autoload_register(
	static function ( string $name ): void {
		$file = dirname( __DIR__ ) . '/includes/' . str_replace( [ 'UserFeedback\\', '\\' ], [ '', '/' ], $name ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

/**
 * A schema with some of its properties written as the names of other types.
 *
 * @param array<string, mixed>  $schema
 * @param array<string, string> $names  Property → type; "Name[]" for a list.
 * @return array<string, mixed>
 */
function withNames( array $schema, array $names ): array {
	foreach ( $names as $property => $type ) {
		$description = $schema['properties'][ $property ]['description'] ?? null;

		$schema['properties'][ $property ] = [ 'tsType' => $type ] + ( $description === null ? [] : [ 'description' => $description ] );
	}
	return $schema;
}

/**
 * @return array<string, array<string, mixed>>
 */
function catalogue(): array {
	$types     = array_values( QuestionTypes::core()->all() );
	$questions = [];
	foreach ( $types as $type ) {
		// radio-button → RadioButtonQuestion.
		$questions[ str_replace( '-', '', ucwords( $type->name(), '-' ) ) . 'Question' ] = SurveySchema::question( $type );
	}
	$parts = [
		'questions' => 'Question[]',
		'settings'  => 'SurveySettings',
	];
	$survey = withNames( SurveySchema::survey( $types ), $parts );
	$list   = SurveySchema::object(
		[
			'items'          => [],
			'pagination'     => [],
			'status_filters' => [],
		],
		[ 'items', 'pagination', 'status_filters' ]
	);
	return $questions + [
		'Question'       => [ 'tsType' => implode( ' | ', array_keys( $questions ) ) ],
		'SurveySettings' => SurveySchema::settings(),
		'SurveySummary'  => SurveySchema::summary(),
		'Survey'         => $survey,
		'SurveyInput'    => withNames( SurveySchema::input( $types ), $parts ),
		'SavedSurvey'    => SurveySchema::saved( $survey ),
		'Pagination'     => SurveySchema::pagination(),
		'StatusFilter'   => SurveySchema::statusFilter(),
		'SurveyList'     => withNames(
			$list,
			[
				'items'          => 'SurveySummary[]',
				'pagination'     => 'Pagination',
				'status_filters' => 'StatusFilter[]',
			]
		),
		'QuestionStats'  => ResultsSchema::question(),
		'SurveyResults'  => withNames( ResultsSchema::results(), [ 'question_stats' => 'QuestionStats[]' ] ),
		'Submission'     => SubmissionSchema::submission(),
		'WidgetSurvey'   => withNames( WidgetSchema::survey(), [ 'questions' => 'Question[]' ] ),
		'WidgetData'     => withNames( WidgetSchema::data(), [ 'surveys' => 'WidgetSurvey[]' ] ),
	];
}

echo json_encode( catalogue(), JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
