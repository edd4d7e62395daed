<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use LogicException;
use UserFeedback\Licensing\Decision;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Settings\Settings;
use WP_REST_Response;

/**
 * What may be done with values that were stored while they were allowed (see FeatureProbes::storeWhatIsAskedFor()).
 *
 * A gate acts on new or changed values: what is stored may be sent again, and be taken away, whatever the plan; it cannot come back, and be
 * no other locked value, while it is locked. Roles are one control that is locked as a whole: they are neither given nor taken.
 */
trait TakingAway {

	/**
	 * Asserts it for every field of surveys that asks for a feature, or for the first one of each feature.
	 */
	protected function assertValuesAreKeptAndTakenAway( FeatureGate $gate, bool $isOneOfEach = false ): void {
		$seen = [];
		foreach ( $this->fields() as $name => [ $feature, $inUse ] ) {
			if ( $isOneOfEach && in_array( $feature, $seen, true ) ) {
				continue;
			}
			$seen[]   = $feature;
			$path     = "/userfeedback/v1/surveys/{$this->using[ $name ]->id}";
			$save     = fn ( array $changes ) => $this->post( $path, [ 'survey' => $changes ] );
			$decision = $gate->decide( $feature );
			$before   = $this->saved( $save( [ 'title' => 'Renamed' ] ), $name );
			$same     = array_intersect_key( $before, array_flip( [ 'questions', 'settings', 'publish_at', 'notifications', 'template' ] ) );
			self::assertSame( $same, array_intersect_key( $this->saved( $save( $same ), "$name again" ), $same ), "$name: nothing is lost" );
			foreach ( $this->others( $name ) as $other ) {
				$this->assertSavedIfAllowed( $save( $other ), $decision, "$name: another value" );
				$this->saved( $decision === Decision::Allowed ? $save( $inUse ) : $save( [] ), $name );
			}

			$away = $this->saved( $save( $this->without( $name ) ), "$name: taken away" );
			self::assertNotSame( $same, array_intersect_key( $away, $same ), "$name: taken away" );
			$this->assertSavedIfAllowed( $save( $inUse ), $decision, "$name: put back" );
			$after = $this->saved( $save( [] ), $name );
			if ( $decision !== Decision::Allowed ) {
				self::assertSame( array_intersect_key( $away, $same ), array_intersect_key( $after, $same ), "$name: a refusal stores nothing" );
			}
		}
	}

	/**
	 * Asserts it for the lists of roles.
	 */
	protected function assertRolesAreKept( FeatureGate $gate ): void {
		$decision = $gate->decide( Feature::AccessRoles );
		$save     = fn ( array $lists ) => $this->post( '/userfeedback/v1/settings', [ 'settings' => $lists ] );
		foreach ( Settings::ROLE_LISTS as $list ) {
			$stored = [ 'author', 'editor' ];
			update_option( Settings::OPTION, [ $list => $stored ] + (array) get_option( Settings::OPTION, [] ) );
			$before = get_option( Settings::OPTION );
			// In another order, and with those who are always let in, they are the same roles.
			foreach ( [ $stored, [ 'editor', 'author' ], [ 'administrator', 'author', 'editor' ] ] as $same ) {
				self::assertSame( 200, $save( [ $list => $same ] )->get_status(), "$list: the same" );
			}
			foreach ( [ [], [ 'editor' ], [ 'author', 'contributor' ], [ 'author', 'editor', 'contributor' ] ] as $roles ) {
				update_option( Settings::OPTION, $before );
				$response = $save( [ $list => $roles ] );
				$this->assertSavedIfAllowed( $response, $decision, "$list: " . implode( ', ', $roles ) );
				if ( $decision !== Decision::Allowed ) {
					self::assertSame( $before, get_option( Settings::OPTION ), "$list: nothing is lost" );
				}
			}
		}
	}

	private function assertSavedIfAllowed( WP_REST_Response $response, Decision $decision, string $what ): void {
		if ( $decision === Decision::Allowed ) {
			$this->saved( $response, $what );
			return;
		}
		$body = (string) wp_json_encode( $this->body( $response ) );
		self::assertSame( 403, $response->get_status(), "$what ($decision->value) $body" );
		$this->assertRefused( $response, 403, 'userfeedback_feature_locked' );
	}

	/**
	 * @return array<mixed> The survey as it is stored then.
	 */
	private function saved( WP_REST_Response $response, string $what ): array {
		self::assertSame( 200, $response->get_status(), "$what: " . wp_json_encode( $this->body( $response ) ) );
		return $this->body( $response );
	}

	/**
	 * The changes that stop using a field's feature.
	 *
	 * @return array<string, mixed>
	 */
	private function without( string $name ): array {
		$field = $this->sectionFields()[ $name ] ?? null;
		return match ( true ) {
			$field !== null                                       => SurveyFields::change( $field[1], SurveyFields::default( $field[1] ) ),
			str_starts_with( $name, 'survey.questions.settings' ) => [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ) ] ],
			str_starts_with( $name, 'survey.questions.type=' )    => [ 'questions' => [ $this->text( 'q1' ) ] ],
			$name === 'survey.template'                           => [ 'template' => '' ],
			default                                               => throw new LogicException( "How is $name taken away?" ),
		};
	}

	/**
	 * Changes to other values that need the same feature.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function others( string $name ): array {
		$field = $this->sectionFields()[ $name ] ?? null;
		return match ( true ) {
			$field !== null                              => array_map(
				static fn ( mixed $value ) => SurveyFields::change( $field[1], $value ),
				array_slice( $field[2], 1, 1 )
			),
			// The same in a second question, and in another one instead.
			str_starts_with( $name, 'survey.questions' ) => $this->inOtherQuestions( $this->fields()[ $name ][1] ),
			$name === 'survey.template'                  => [ [ 'template' => 'exit-survey' ] ],
			default                                      => [],
		};
	}

	/**
	 * @param array<string, mixed> $inUse
	 * @return list<array<string, mixed>>
	 */
	private function inOtherQuestions( array $inUse ): array {
		$question = is_array( $inUse['questions'] ?? null ) ? (array) reset( $inUse['questions'] ) : [];
		$second   = [ 'id' => 'q9' ] + $question;
		return [ [ 'questions' => [ $question, $second ] ], [ 'questions' => [ $second ] ] ];
	}
}
