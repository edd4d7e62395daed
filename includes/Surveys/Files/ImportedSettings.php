<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Logic\Condition;
use UserFeedback\Surveys\Logic\ConditionalSection;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Translations\Translations;

/**
 * Prepares the setting sections of a file for this site: fills in defaults, and leaves out what it cannot use. SurveyValidator validates the result.
 *
 * @since 0.3.0
 */
final class ImportedSettings {

	public function __construct(
		private readonly FeatureGate $gate,
		private readonly Rights $rights,
		private readonly SettingSections $sections
	) {}

	/**
	 * The values of the sections in a file.
	 *
	 * @param array<mixed> $survey  The survey in the file.
	 * @param list<string> $gone    Ids of questions that were left out.
	 * @param Survey       $started A new survey.
	 * @param int          $userId  Who imports it.
	 * @return array<string, mixed> By path.
	 */
	public function usable( array $survey, array $gone, Survey $started, int $userId, LeftOut $leftOut ): array {
		$sections = SurveyFile::sections( $this->sections );
		foreach ( $sections->unknown( $survey ) as [ $group, $name ] ) {
			$leftOut->unknown( "$group.$name" );
		}
		$values = [];
		foreach ( $sections->sent( $survey ) as $path => $value ) {
			$section = $sections->all()[ $path ];
			if ( SettingSections::isNotification( $section ) && ! $this->rights->has( $userId, Capability::VIEW_RESULTS ) ) {
				$reason = __( 'Only people who may view results can set up notifications. Those in the file were left out.', 'userfeedback' );
				$leftOut->add( $path, 'not_allowed', $reason );
				continue;
			}
			$values[ $path ] = $this->value( $section, $value, $gone, $section->read( $started ), $leftOut );
		}
		return $values;
	}

	/**
	 * @param list<string> $gone    See usable().
	 * @param mixed        $started The value of a new survey.
	 */
	private function value( SettingSection $section, mixed $sent, array $gone, mixed $started, LeftOut $leftOut ): mixed {
		$schema = (array) $section->schema();
		$known  = $leftOut->onlyKnown( $sent, $schema, $section->path() );
		$value  = $section->normalize( self::withOwnRecipients( $section, $known, $started, $leftOut ) );
		if ( SchemaCheck::errors( $value, $schema, '' ) !== [] ) {
			// Refused with its path when the survey is created.
			return $value;
		}
		$value = $this->withoutLocked( $section, $value, $started, $leftOut );
		return self::withoutConditionsOn( $gone, $section, ( new ImportedReferences( $leftOut ) )->cleaned( $section->path(), $value ), $leftOut );
	}

	/**
	 * @param list<string> $gone See usable().
	 */
	private static function withoutConditionsOn( array $gone, SettingSection $section, mixed $value, LeftOut $leftOut ): mixed {
		if ( ! $section instanceof ConditionalSection ) {
			// Translations of what was left out need no word of their own.
			return $section->path() === Translations::PATH ? Translations::without( $value, $gone ) : $value;
		}
		foreach ( $section->conditions( $value ) as $field => $condition ) {
			if ( in_array( $condition->questionId, $gone, true ) ) {
				$leftOut->condition( $section->path() . ".$field" );
			}
		}
		$keep = static fn ( Condition $condition ) => in_array( $condition->questionId, $gone, true ) ? null : $condition;
		return $gone === [] ? $value : $section->withConditions( $value, $keep );
	}

	/**
	 * A file must not decide where a site sends its visitors' answers, so recipients are those of a new survey.
	 */
	private static function withOwnRecipients( SettingSection $section, mixed $sent, mixed $started, LeftOut $leftOut ): mixed {
		foreach ( SurveyExport::recipientFields( $section, $sent ) as $field ) {
			$sent   = $field === '' || ! is_array( $sent ) ? $started : ArrayPath::without( $sent, explode( '.', $field ) );
			$reason = __( 'Recipients are never read from a file. Check who is notified.', 'userfeedback' );
			$leftOut->add( trim( $section->path() . ".$field", '.' ), 'recipient', $reason );
		}
		return ArrayPath::filled( $sent, $started );
	}

	private function withoutLocked( SettingSection $section, mixed $value, mixed $started, LeftOut $leftOut ): mixed {
		foreach ( $section->features() as $field => $feature ) {
			$error = $this->gate->fieldError( $feature, trim( $section->path() . ".$field", '.' ) );
			// The gate first: uses() of some sections loads translations.
			if ( $error === null || ! $section->uses( $field, $started, $value ) ) {
				continue;
			}
			$value = $section->withoutUse( $field, $value );
			$leftOut->add( $error->field, $error->code, $error->message );
		}
		return $value;
	}
}
