package kings

import "testing"

// Each test runs a file of cases. The comment above it lists the rulebook statements that the
// cases prove; TestCitations keeps the two in step.

// Rule setup.1, setup.2, setup.3, setup.5, setup.6, setup.7@1.1, setup.8, setup.9, setup.10, setup.11: setup, Eras and scoring.
// Rule setup.12, setup.13, setup.14, setup.15, setup.16, setup.17, setup.18, setup.19, setup.20, setup.21: setup, Eras and scoring.
// Rule setup.22, setup.23, setup.24, setup.25, era.1, era.2, era.3, era.4, era.5, era.6, era.7, era.8, era.9: setup, Eras and scoring.
// Rule era.10, era.11, round.1, round.3, round.5, round.6, round.7, round.9, round.10, turn.1, turn.5: setup, Eras and scoring.
// Rule supply.4, supply.5, supply.6, supply.8, supply.9, supply.10, supply.11, crusade.3, crusade.12, score.1: setup, Eras and scoring.
// Rule score.2, score.3, score.4, score.5@1.0, score.5@1.1, independent.1, independent.4, independent.6: setup, Eras and scoring.
// Rule offlimits.1: setup, Eras and scoring.
// Rule crusade.1, crusade.2, scenario.5.2, unrest.8, develop.3: setup, Eras and scoring.
// Rule turn.6: setup, Eras and scoring.
func TestSetup(t *testing.T) { script(t, "setup") }

// Rule scenario.1.1, scenario.1.2, scenario.1.3, scenario.1.4, scenario.1.5, scenario.2.1, scenario.2.2@1.0: the six scenarios.
// Rule scenario.2.2@1.1, scenario.2.3, scenario.2.4, scenario.2.5, scenario.2.6@1.0, scenario.2.6@1.1: the six scenarios.
// Rule scenario.2.7, scenario.2.8, scenario.3.1, scenario.3.2@1.0, scenario.3.2@1.1, scenario.3.3@1.0: the six scenarios.
// Rule scenario.3.3@1.1, scenario.3.4, scenario.3.5, scenario.3.6, scenario.4.1@1.0, scenario.4.1@1.1: the six scenarios.
// Rule scenario.4.2, scenario.4.3, scenario.4.4, scenario.4.5, scenario.4.6, scenario.4.7, scenario.4.8: the six scenarios.
// Rule scenario.4.9, scenario.5.1, scenario.5.2, scenario.5.3, scenario.5.4, scenario.5.5, scenario.5.6: the six scenarios.
// Rule scenario.6.1, scenario.6.2, scenario.6.3, scenario.6.4, scenario.6.5, scenario.6.6, scenario.6.7: the six scenarios.
func TestScenarios(t *testing.T) { script(t, "scenarios") }

// Rule check.2, check.3, check.4, check.5, check.6, check.7, check.8, check.9, check.10, check.11, check.12: trait checks.
// Rule check.13, check.14, check.15, check.16, check.17, check.18, check.19, check.20, check.21, check.22@1.0: trait checks.
// Rule check.22@1.1, marry.21, build.1, build.5, plot.2, plot.3, plot.9, murder.5, murder.6, overthrow.11: trait checks.
// Rule invade.9, crusade.12, example.1, example.2, example.3: trait checks.
func TestChecks(t *testing.T) { script(t, "checks") }

// Rule round.2@1.0, round.2@1.1, round.11, marry.1, marry.2, marry.3, marry.4, marry.5, marry.6, marry.7: marriage, Pacts, adoption and titles.
// Rule marry.8, marry.9, marry.10@1.0, marry.10@1.1, marry.11, marry.12, marry.13, marry.14, marry.15: marriage, Pacts, adoption and titles.
// Rule marry.16, marry.17, marry.18, marry.19, marry.20, marry.21, pact.1, pact.2, pact.3, pact.4, pact.6: marriage, Pacts, adoption and titles.
// Rule pact.7, pact.8, pact.9@1.0, pact.9@1.1, pact.10, pact.11, adopt.1@1.1, adopt.2@1.1, adopt.3@1.1: marriage, Pacts, adoption and titles.
// Rule adopt.4@1.1, title.1, title.2, title.3@1.0, title.3@1.1, title.4, title.5, title.6, title.7, title.8: marriage, Pacts, adoption and titles.
// Rule title.9, title.10, casus.5, divorce.2, invade.12, succession.3: marriage, Pacts, adoption and titles.
func TestMarriage(t *testing.T) { script(t, "marriage") }

// Rule trade.1, trade.2@1.0, trade.2@1.1, trade.3, trade.4, trade.5@1.0, trade.5@1.1, trade.6@1.0, trade.6@1.1: trade.
// Rule achievement.6, develop.5, eliminate.1, invade.32, turn.2: trade.
// Rule develop.6: trade.
func TestTrade(t *testing.T) { script(t, "trade") }

// Rule turn.2, turn.4, supply.1, supply.7, build.1, build.2, build.3, build.4@1.0, build.4@1.1, build.5: Build, Develop and achievements.
// Rule develop.1, develop.2, develop.3, develop.4@1.0, develop.4@1.1, develop.5, develop.6, invade.10: Build, Develop and achievements.
// Rule crusade.12, achievement.1, achievement.2, achievement.3, achievement.5, achievement.6, achievement.7: Build, Develop and achievements.
// Rule achievement.8@1.0, achievement.8@1.1, castle.1, castle.2, castle.3, castle.4, example.9: Build, Develop and achievements.
// Rule invade.32: Build, Develop and achievements.
func TestRealm(t *testing.T) { script(t, "realm") }

// Rule turn.2, supply.2, supply.7, title.5, plot.1, plot.3, plot.4, plot.5, plot.6, plot.7@1.0, plot.7@1.1: plots and Overthrow.
// Rule plot.8, casus.3, casus.4, casus.5, unrest.1, unrest.2, unrest.3, unrest.4, unrest.5, unrest.6, unrest.7: plots and Overthrow.
// Rule unrest.8, murder.1@1.0, murder.1@1.1, murder.2@1.0, murder.2@1.1, murder.3, murder.4, murder.7@1.1: plots and Overthrow.
// Rule murder.8@1.1, bribe.1, bribe.2, bribe.3, bribe.4, divorce.1, divorce.2, divorce.3, overthrow.1: plots and Overthrow.
// Rule overthrow.2, overthrow.3@1.0, overthrow.3@1.1, overthrow.4, overthrow.5, overthrow.6@1.0: plots and Overthrow.
// Rule overthrow.6@1.1, overthrow.7, overthrow.8, overthrow.9, overthrow.10, mobilize.3, independent.2: plots and Overthrow.
// Rule independent.3: plots and Overthrow.
// Rule crisis.1, succession.1: plots and Overthrow.
// Rule check.20, plot.9: plots and Overthrow.
// Rule plot.2, murder.5, murder.6, pact.11: plots and Overthrow.
func TestIntrigue(t *testing.T) { script(t, "intrigue") }

// Rule setup.4, round.7, supply.1, pact.4, pact.5, casus.1, casus.2, casus.5, mobilize.1, mobilize.2: Mobilize and Invade.
// Rule mobilize.4, mobilize.5, mobilize.6, mobilize.7, invade.1, invade.2, invade.3, invade.4, invade.5: Mobilize and Invade.
// Rule invade.6, invade.7, invade.8, invade.9, invade.10, invade.11, invade.13, invade.14, invade.15: Mobilize and Invade.
// Rule invade.16@1.0, invade.16@1.1, invade.17, invade.18, invade.19, invade.20, invade.21, invade.22: Mobilize and Invade.
// Rule invade.23, invade.24, invade.25, invade.26, invade.27, invade.28, invade.29, invade.30, invade.31: Mobilize and Invade.
// Rule invade.32, invade.33, invade.34, offlimits.2, example.10: Mobilize and Invade.
// Rule pact.9@1.0: Mobilize and Invade.
// Rule casus.4, title.7: Mobilize and Invade.
func TestWar(t *testing.T) { script(t, "war") }

// Rule turn.2, supply.2, supply.3, tax.1, tax.2, tax.3, tax.4, tax.5, tax.6@1.0, tax.6@1.1, tax.7, tax.8: Tax and plague.
// Rule tax.9, tax.10, tax.11, tax.12, tax.13, tax.14, crusade.12, example.8: Tax and plague.
// Rule turn.4: Tax and plague.
func TestTax(t *testing.T) { script(t, "tax") }

// Rule round.4, turn.4, turn.6, crusade.1, crusade.2, crusade.4@1.0, crusade.4@1.1, crusade.5@1.0: the Crusade.
// Rule crusade.5@1.1, crusade.6, crusade.7, crusade.8, crusade.9, crusade.10, crusade.11@1.0, crusade.11@1.1: the Crusade.
// Rule crusade.12, crusade.13, crusade.14, crusade.15, achievement.4, score.1, death.1, first.1, first.2: the Crusade.
// Rule first.3, succession.6, succession.7, example.11: the Crusade.
// Rule achievement.6: the Crusade.
func TestCrusade(t *testing.T) { script(t, "crusade") }

// Rule turn.3, turn.7, check.9, pact.7, pact.8, mobilize.6, event.1, event.2, event.3, event.4, event.5: events.
// Rule event.6, marry.20, event.7@1.1, event.8, age.1, death.3, succession.8@1.1, independent.5, example.4: events.
// Rule achievement.6, achievement.8@1.1: events.
// Rule mobilize.4: events.
// Rule supply.7: events.
func TestEvents(t *testing.T) { script(t, "events") }

// Rule round.8, check.1, age.1, age.2, age.3, death.2, eliminate.1, eliminate.2, eliminate.3, eliminate.4: age, succession and elimination.
// Rule eliminate.5, eliminate.6, eliminate.7, eliminate.8, succession.1, succession.2, succession.3: age, succession and elimination.
// Rule succession.4, succession.5, succession.6, succession.7, succession.8@1.1, succession.9@1.1: age, succession and elimination.
// Rule succession.10, crisis.1, crisis.2, crisis.3, crisis.4, independent.3, scenario.3.1, scenario.3.4: age, succession and elimination.
// Rule title.8: age, succession and elimination.
func TestSuccession(t *testing.T) { script(t, "succession") }

// Rule check.12, check.19, unrest.6, invade.27, solo.1, solo.2@1.0, solo.2@1.1, solo.3, solo.4, solo.5: scripted dynasties.
// Rule solo.6@1.0, solo.6@1.1, solo.7, solo.9, solo.10, solo.11, solo.13, solo.14, solo.15, solo.16@1.0: scripted dynasties.
// Rule solo.16@1.1, solo.17, solo.18, solo.19, solo.22, solo.23, solo.24, example.6, example.7: scripted dynasties.
// Rule crusade.4@1.0, crusade.11@1.1, crisis.1, invade.24: scripted dynasties.
// Rule solo.21@1.0, ai.ferox.1, ai.ferox.7@1.0, ai.ferox.13, ai.ferox.10, ai.ferox.9@1.0, solo.20: scripted dynasties.
// Rule ai.postis.7, ai.postis.5@1.0, ai.postis.5@1.1, ai.aperio.5@1.1, ai.postis.9@1.1, ai.munitio.17@1.1: scripted dynasties.
// Rule ai.aperio.8@1.1, ai.munitio.15, ai.postis.17@1.1, event.1, ai.amandum.2, ai.amandum.1: scripted dynasties.
// Rule ai.munitio.1@1.0: scripted dynasties.
// Rule invade.29: scripted dynasties.
func TestSolo(t *testing.T) { script(t, "solo") }

// Rule solo.7, solo.8, solo.12, solo.16@1.0, solo.16@1.1, solo.20, solo.21@1.0, solo.21@1.1, solo.25: Ferox.
// Rule ai.ferox.1, ai.ferox.2, ai.ferox.3@1.0, ai.ferox.3@1.1, ai.ferox.4, ai.ferox.5, ai.ferox.6@1.0: Ferox.
// Rule ai.ferox.6@1.1, ai.ferox.7@1.0, ai.ferox.7@1.1, ai.ferox.8, ai.ferox.9@1.0, ai.ferox.9@1.1, ai.ferox.10: Ferox.
// Rule ai.ferox.11, ai.ferox.12@1.0, ai.ferox.12@1.1, ai.ferox.13, ai.ferox.14@1.1, ai.ferox.15@1.1: Ferox.
// Rule ai.ferox.16@1.1, ai.ferox.17, example.5: Ferox.
// Rule marry.20: Ferox.
func TestFerox(t *testing.T) { script(t, "ferox") }

// Rule ai.postis.1, ai.postis.2@1.0, ai.postis.2@1.1, ai.postis.3, ai.postis.4, ai.postis.5@1.0: Postis.
// Rule ai.postis.5@1.1, ai.postis.6, ai.postis.7, ai.postis.8, ai.postis.9@1.0, ai.postis.9@1.1, ai.postis.10: Postis.
// Rule ai.postis.11, ai.postis.12@1.0, ai.postis.12@1.1, ai.postis.13@1.0, ai.postis.13@1.1, ai.postis.14@1.0: Postis.
// Rule ai.postis.14@1.1, ai.postis.15@1.1, ai.postis.16@1.1, ai.postis.17@1.1, ai.postis.18@1.0: Postis.
// Rule ai.postis.18@1.1: Postis.
func TestPostis(t *testing.T) { script(t, "postis") }

// Rule ai.munitio.1@1.0, ai.munitio.1@1.1, ai.munitio.2, ai.munitio.3, ai.munitio.4, ai.munitio.5: Munitio.
// Rule ai.munitio.6, ai.munitio.7@1.0, ai.munitio.7@1.1, ai.munitio.8@1.1, ai.munitio.9, ai.munitio.10: Munitio.
// Rule ai.munitio.11, ai.munitio.12, ai.munitio.13@1.1, ai.munitio.14, ai.munitio.15, ai.munitio.16@1.1: Munitio.
// Rule ai.munitio.17@1.1, ai.munitio.18: Munitio.
// Rule marry.7: Munitio.
func TestMunitio(t *testing.T) { script(t, "munitio") }

// Rule ai.amandum.1, ai.amandum.2, ai.amandum.3, ai.amandum.4, ai.amandum.5@1.0, ai.amandum.5@1.1: Amandum.
// Rule ai.amandum.6, ai.amandum.7@1.1, ai.amandum.8, ai.amandum.9, ai.amandum.10@1.0, ai.amandum.10@1.1: Amandum.
// Rule ai.amandum.11, ai.amandum.12@1.0, ai.amandum.12@1.1, ai.amandum.13@1.0, ai.amandum.13@1.1: Amandum.
// Rule ai.amandum.14@1.1, ai.amandum.15@1.1, ai.amandum.16@1.1, ai.amandum.17: Amandum.
func TestAmandum(t *testing.T) { script(t, "amandum") }

// Rule ai.aperio.1, ai.aperio.2@1.0, ai.aperio.2@1.1, ai.aperio.3, ai.aperio.4, ai.aperio.5@1.0: Aperio.
// Rule ai.aperio.5@1.1, ai.aperio.6, ai.aperio.7, ai.aperio.8@1.0, ai.aperio.8@1.1, ai.aperio.9, ai.aperio.10: Aperio.
// Rule ai.aperio.11, ai.aperio.12: Aperio.
func TestAperio(t *testing.T) { script(t, "aperio") }

// Rule example.12@1.1, example.13@1.1, example.14@1.1, example.15@1.1, example.16@1.1, example.17@1.1: the sample plans of edition 1.1.
func TestPlans(t *testing.T) { script(t, "plans") }
