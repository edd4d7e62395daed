<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\SentQuestions;
use UserFeedback\Surveys\Settings\RecipientSection;
use UserFeedback\Surveys\Settings\SettingGroup;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Writes a survey as a file. Files are passed on, so they contain no recipients.
 *
 * @since 0.3.0
 */
final class SurveyExport {

	public function __construct( private readonly SettingSections $sections ) {}

	/**
	 * The content of the file, in the shape of SurveyFile::schema().
	 *
	 * @return array<string, mixed>
	 */
	public function file( Survey $survey ): array {
		$fields = [
			'title'     => $survey->title,
			'type'      => $survey->type,
			'template'  => $survey->template,
			'questions' => SentQuestions::toArray( $survey->questions ),
		];
		return [
			'format'  => SurveyFile::FORMAT,
			'version' => SurveyFile::VERSION,
			'survey'  => $fields + SurveyFile::sections( $this->sections )->values( $survey, self::valueForFile( ... ) ),
		];
	}

	/**
	 * The value of a section for a file: without recipients, and without what follows the settings of this site.
	 */
	private static function valueForFile( SettingSection $section, mixed $value ): mixed {
		$value = self::withoutRecipients( $section, $value );
		return $section instanceof SettingGroup ? $section->ownFields( $value ) : $value;
	}

	/**
	 * The value of a section without its recipients.
	 */
	public static function withoutRecipients( SettingSection $section, mixed $value ): mixed {
		foreach ( self::recipientFields( $section, $value ) as $field ) {
			$value = $field === '' || ! is_array( $value ) ? null : ArrayPath::without( $value, explode( '.', $field ) );
		}
		return $value;
	}

	/**
	 * Paths of the fields that say where answers are sent.
	 *
	 * @return list<string>
	 */
	public static function recipientFields( SettingSection $section, mixed $value ): array {
		if ( $section instanceof RecipientSection ) {
			return array_values( array_filter( $section->recipientFields(), static fn ( string $field ) => self::has( $value, $field ) ) );
		}
		return SettingSections::isNotification( $section ) ? ArrayPath::differences( $value, $section->masked( $value ) ) : [];
	}

	private static function has( mixed $value, string $field ): bool {
		return Cast::at( $value, ...explode( '.', $field ) ) !== null;
	}
}
